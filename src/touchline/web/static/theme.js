// Runs in <head> before the first paint: the theme that this device chose, else the system's.
(() => {
  const root = document.documentElement;
  const system = matchMedia("(prefers-color-scheme: dark)");
  root.classList.add("js");

  const chosen = () => {
    try {
      return localStorage.getItem("touchline.theme");
    } catch {
      return null; // storage is off: the system decides
    }
  };

  const apply = () => {
    const theme = chosen() ?? (system.matches ? "dark" : "light");
    root.dataset.theme = theme === "dark" ? "dark" : "light";
    const box = document.getElementById("theme");
    if (box) box.checked = root.dataset.theme === "dark";
  };

  apply();
  system.addEventListener("change", apply);
  addEventListener("storage", apply);
  addEventListener("pageshow", apply); // a page from the back-forward cache may be older than the choice
  document.addEventListener("DOMContentLoaded", apply);
  document.addEventListener("change", ({ target }) => {
    if (target.id !== "theme") return;
    root.dataset.theme = target.checked ? "dark" : "light";
    try {
      localStorage.setItem("touchline.theme", root.dataset.theme);
    } catch {
      // storage is off: the choice lasts as long as the page
    }
  });
})();
