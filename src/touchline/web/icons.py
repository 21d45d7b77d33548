"""Line icons on a 24 × 24 grid, drawn for this project; `kit.sprite` puts them into a page once."""

from typing import Final

ICONS: Final[dict[str, str]] = {
    "ad": '<path d="M3 5h18v9H3zM6 14v6M18 14v6M7 9.5h10"/>',
    "arrow": '<path d="M4 12h15M13 6l6 6-6 6"/>',
    "ball": (
        '<circle cx="12" cy="12" r="9"/><path d="M12 7.2l4.3 3.1-1.6 5H9.3l-1.6-5zM12 7.2V3M16.3 '
        '10.3l4-1.4M14.7 15.3l2.4 3.6M9.3 15.3l-2.4 3.6M7.7 10.3l-4-1.4"/>'
    ),
    "bell": '<path d="M6 17V11a6 6 0 0 1 12 0v6l1.5 2h-15zM10 21.5h4"/>',
    "bino": (
        '<circle cx="7" cy="16" r="4"/><circle cx="17" cy="16" r="4"/><path d="M4 13l2-8h3.5v9M20 '
        '13l-2-8h-3.5v9M9.5 8h5M11 15h2"/>'
    ),
    "bolt": '<path fill="currentColor" stroke="none" d="M13.5 2.5L5 13.5h6L9.5 21.5 19 10h-6z"/>',
    "book": (
        '<path d="M12 6.5C10 5 7 4.5 4 4.5v14c3 0 6 .5 8 2 2-1.5 5-2 8-2v-14c-3 0-6 .5-8 2zM12 6.5V20"/>'
    ),
    "boots": '<path d="M3 15V6h6v4c3 1 8 2 11 4.5V18H3zM6 21v-3M11 21v-3M17 21v-3"/>',
    "bot": (
        '<path d="M5 9h14v10H5zM12 9V5M9 13.5v1M15 13.5v1M2.5 12.5v3M21.5 12.5v3"/><circle cx="12" cy="4" '
        'r="1.4"/>'
    ),
    "brain": (
        '<path d="M12 5.5c-1-2-4.5-2-5.2.6C4.5 6.5 3.5 9 4.7 10.8c-1.7 1.5-1.2 4.5.8 5.2.2 2.5 3.5 3.5 5 '
        "1.8.6-.4 1.5-.8 1.5-1.8zM12 5.5c1-2 4.5-2 5.2.6 2.3.4 3.3 2.9 2.1 4.7 1.7 1.5 1.2 4.5-.8 5.2-.2 "
        '2.5-3.5 3.5-5 1.8-.6-.4-1.5-.8-1.5-1.8M8.5 9.5c0 1.5 1 2 2 2M15.5 9.5c0 1.5-1 2-2 2"/>'
    ),
    "brief": '<path d="M3 8h18v12H3zM9 8V5h6v3M3 13h18M11 13v2h2v-2"/>',
    "bulb": (
        '<path d="M9 17.5h6M10 20.5h4M12 3a6.2 6.2 0 0 0-3.5 11.3c.5.4.7 1 .7 '
        '1.7h5.6c0-.7.2-1.3.7-1.7A6.2 6.2 0 0 0 12 3z"/>'
    ),
    "car": (
        '<path d="M3 16v-3.5l2-1 2.2-4.5h9l2.8 4.5 2 1V16zM7 11.5h10"/><circle cx="7.5" cy="17" r="2"/>'
        '<circle cx="16.5" cy="17" r="2"/>'
    ),
    "cards": '<path d="M8 6h10v14H8zM8 8l-4 1.5 3.5 10"/>',
    "chat": '<path d="M4 5h16v11H10l-4.5 4v-4H4z"/>',
    "check": '<path d="M4.5 12.5l5 5 10-11"/>',
    "chev": '<path d="M9 5l7 7-7 7"/>',
    "clock": '<circle cx="12" cy="13" r="8"/><path d="M12 8.5V13l3 2M9.5 2.5h5"/>',
    "coachp": '<circle cx="12" cy="6.5" r="3.5"/><path d="M5 21c0-5 2.5-9 7-9s7 4 7 9M12 12v4l1.5 1.5"/>',
    "coin": (
        '<circle cx="12" cy="12" r="8.5"/><path d="M14.8 9.3c-.6-1-1.6-1.5-2.8-1.5-1.6 0-2.8.8-2.8 2 0 '
        '2.9 5.8 1.4 5.8 4.3 0 1.3-1.3 2.1-3 2.1-1.3 0-2.5-.6-3-1.6M12 6v12"/>'
    ),
    "cup": (
        '<path d="M7 4h10v6a5 5 0 0 1-10 0zM7 6H3.5c0 3 1.5 5 4 5M17 6h3.5c0 3-1.5 5-4 5M12 15v4M8 20.5h8"/>'
    ),
    "diamond": '<path fill="currentColor" stroke="none" d="M12 2.5l7.5 9.5-7.5 9.5L4.5 12z"/>',
    "eye": (
        '<path d="M2.5 12C5 7.5 8.5 5.5 12 5.5s7 2 9.5 6.5C19 16.5 15.5 18.5 12 18.5S5 16.5 2.5 12z"/>'
        '<circle cx="12" cy="12" r="3"/>'
    ),
    "fans": (
        '<circle cx="12" cy="9" r="3"/><circle cx="5.5" cy="10.5" r="2.2"/><circle cx="18.5" cy="10.5" '
        'r="2.2"/><path d="M6.5 20c0-3.5 2-6 5.5-6s5.5 2.5 5.5 6M2 19c0-2.5 1-4.5 3.5-4.5M22 '
        '19c0-2.5-1-4.5-3.5-4.5"/>'
    ),
    "fit": '<path d="M3 12.5h4l2.5-6 4 12 2.5-6h5"/>',
    "flag": (
        '<path d="M5 21V3.5"/><path fill="currentColor" stroke="none" d="M5 4h13l-3.2 4.2L18 12.5H5z"/>'
    ),
    "globe": (
        '<circle cx="12" cy="12" r="9"/><path d="M3 12h18M12 3c3 3 3.8 6 3.8 9S15 18 12 '
        '21c-3-3-3.8-6-3.8-9S9 6 12 3z"/>'
    ),
    "glove": (
        '<path d="M7 21v-5L4.5 11.5a1.7 1.7 0 0 1 2.9-1.7L9 12V5.5a1.5 1.5 0 0 1 3 0V4.5a1.5 1.5 0 0 1 3 '
        '0v1.3a1.5 1.5 0 0 1 3 0V16l-1 5z"/>'
    ),
    "grid": '<path d="M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z"/>',
    "handshake": '<path d="M2.5 8l4-2 5 2 5-2 5 2v7l-3 1-6 4-6-5-4-1zM11.5 8L8 12c1.5 1.5 3 1 4-.5l6 5"/>',
    "heart": (
        '<path fill="currentColor" stroke="none" d="M12 20.5C5 15.5 3 12 3 8.7 3 6 5 4 7.5 4c1.9 0 3.5 1 '
        '4.5 2.8C13 5 14.6 4 16.5 4 19 4 21 6 21 8.7c0 3.3-2 6.8-9 11.8z"/>'
    ),
    "league": '<path d="M4 6h16M4 12h16M4 18h16M9 4v16"/>',
    "link": (
        '<path d="M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.7-5.7l-1.5 1.5M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 '
        '0 5.7 5.7l1.5-1.5"/>'
    ),
    "lock": '<path d="M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3"/>',
    "log": '<path d="M6 3.5h12v17H6zM9 8h6M9 12h6M9 16h4"/>',
    "med": '<path d="M9.5 4h5v5.5H20v5h-5.5V20h-5v-5.5H4v-5h5.5z"/>',
    "mega": '<path d="M4 10v4h3l9 5V5L7 10zM19 9.5c1 1.5 1 3.5 0 5M8 14.5l1 5h2.5l-1-4"/>',
    "dots": '<path d="M5 12h.01M12 12h.01M19 12h.01" stroke-width="4"/>',
    "menu": '<path d="M4 7h16M4 12h16M4 17h16"/>',
    "moon": '<path d="M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z"/>',
    "cap": '<path d="M2 9.5L12 5l10 4.5L12 14zM6 11.5V16c3.500 2.600 8.500 2.600 12 0v-4.500M22 9.500V15"/>',
    "hand": (
        '<path d="M9 12V4.500a1.500 1.500 0 0 1 3 0V11l6 1.300c1.200.3 1.800 1.200 1.600 2.400'
        'L18.500 21H10l-4.800-6a1.600 1.600 0 0 1 2.300-2.200z"/>'
    ),
    "print": (
        '<path d="M7 8V3.500h10V8M5 8h14a2 2 0 0 1 2 2v6h-4M7 16H3v-6a2 2 0 0 1 2-2M7 13.500h10v7H7z"/>'
    ),
    "search": '<circle cx="10.500" cy="10.500" r="6.500"/><path d="M15.500 15.500L21 21"/>',
    "next": '<path d="M5 5l8 7-8 7zM18 5v14"/>',
    "ops": '<path d="M6 4h12v17H6zM9.5 2.5h5v3h-5zM9 10h6M9 14h6"/>',
    "pause": '<path d="M8 5v14M16 5v14"/>',
    "pennant": '<path fill="currentColor" stroke="none" d="M5 4h14l-7 16z"/>',
    "play": '<path fill="currentColor" stroke="none" d="M7 4.5v15l12-7.5z"/>',
    "plus": '<path d="M12 4v16M4 12h16"/>',
    "pot": (
        '<path d="M5 9h14l-1.5 9a3 3 0 0 1-3 2.5h-5a3 3 0 0 1-3-2.5zM3.5 9h17M9 5.5l1 3.5M15 4.5L14 9"/>'
    ),
    "press": '<path d="M5 4h11v16H7a2 2 0 0 1-2-2zM16 8h3.5v10a2 2 0 0 1-2 2H16M8 8h5M8 12h5M8 16h3"/>',
    "prev": '<path d="M19 5l-8 7 8 7zM6 5v14"/>',
    "q": (
        '<path d="M8 8.5C8 6 9.8 4.5 12 4.5s4 1.5 4 3.7c0 3-4 3.3-4 6.3"/><circle fill="currentColor" '
        'stroke="none" cx="12" cy="19" r="1.5"/>'
    ),
    "sale": '<path d="M4 11V4h7l9 9-7 7z"/><circle cx="8" cy="8" r="1.4"/>',
    "seal": (
        '<path d="M3 6h18v13H3z"/><path d="M3 6.5l9 7 9-7"/><circle fill="currentColor" stroke="none" '
        'cx="12" cy="13" r="3"/>'
    ),
    "share": (
        '<circle cx="6" cy="12" r="2.5"/><circle cx="17.5" cy="5.5" r="2.5"/><circle cx="17.5" cy="18.5" '
        'r="2.5"/><path d="M8.3 10.9l7-4.2M8.3 13.1l7 4.2"/>'
    ),
    "shield": '<path d="M12 3l7.5 2.6v5.6c0 4.6-3.2 8-7.5 9.8-4.3-1.8-7.5-5.2-7.5-9.8V5.6z"/>',
    "shirt": '<path d="M8 3.5L3 6.5l2 5 2.5-1V20.5h9V10.5l2.5 1 2-5-5-3c-1 1.5-2.3 2-4 2s-3-.5-4-2z"/>',
    "shorts": '<path d="M5 4h14l2 15h-7l-2-7-2 7H3z"/>',
    "socks": '<path d="M9 3h7v10l-6 6.5c-1.5 1.5-4 1.5-5 0s-.8-3 .8-4.3L9 12zM9 6.5h7"/>',
    "stand": '<path d="M3 20h18M4 20v-5h5v-4h5V7h6v13"/>',
    "star": (
        '<path fill="currentColor" stroke="none" d="M12 2.5l2.9 6.2 6.8.8-5 4.6 1.3 6.7-6-3.4-6 3.4 '
        '1.3-6.7-5-4.6 6.8-.8z"/>'
    ),
    "sun": (
        '<circle cx="12" cy="12" r="4"/><path d="M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 '
        '1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4"/>'
    ),
    "swap": '<path d="M7 20V5M3.5 8.5L7 5l3.5 3.5M17 4v15M13.5 15.5L17 19l3.5-3.5"/>',
    "tv": '<path d="M3 7h18v11H3zM8 3l4 4 4-4M8 21h8"/>',
    "undo": '<path d="M8 5L4 9l4 4M4 9h10a6 6 0 0 1 0 12h-3"/>',
    "up": '<path d="M12 19V5M6 11l6-6 6 6"/>',
    "user": '<circle cx="12" cy="8" r="4"/><path d="M4.5 20.5c0-4.5 3-7.5 7.5-7.5s7.5 3 7.5 7.5"/>',
    "warn": '<path d="M12 4l9.5 16h-19zM12 10v4.5M12 17.2v.3"/>',
    "whistle": (
        '<path d="M3 9h9.5l6.5-3v4.2l-4 1.3a5.6 5.6 0 1 1-8.9 0L3 12z"/><circle cx="10.5" cy="14.5" '
        'r="1.6"/><path d="M16 2.5v1.2M20 3.8l-.9.9"/>'
    ),
    "wifi": (
        '<path d="M3 9c5.5-5 12.5-5 18 0M6.5 13c3.5-3 7.5-3 11 0M4 20L20 4"/><circle fill="currentColor" '
        'stroke="none" cx="12" cy="17.5" r="1.6"/>'
    ),
    "x": '<path d="M6 6l12 12M18 6L6 18"/>',
}
