# Clocks, vacations, gifts of time.

clock-add-needs-bank = Time can only be added to a bank: give every manager a bank of time, or add none.
clock-range = Choose { $least } to { $most } seconds ({ $days } days) for a clock, or 0 for no limit.
clock-night = A night begins and ends on the hour, from 0 to 24.
clock-night-whole = With a night this long, no clock would ever run. Leave some hours for play.
clock-vacation = Choose 0 to { $most } days of vacation.
clock-zone = There is no such time zone. Choose one such as Europe/Paris, or UTC.
clock-none = No clock runs at this table.
vacation-none = There is no vacation at this table.
vacation-used-up = You have used up all your days of vacation.
gift-to-others = You can only give time to others.
gift-range = Give { $least } seconds to { $most } days.
late-nothing = There is nothing to decide for this manager.
