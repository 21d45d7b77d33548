# Managers: names, passkeys, devices, friends.

manager-none = There is no manager with that name.
manager-taken = Another manager is called { $name }, or something very like it. Choose another name.
too-many-passkeys = A manager has at most { $most } passkeys. Remove one first.
too-many-signed-in = A manager is signed in on at most { $most } devices. Sign one out first.
last-passkey = This is your last passkey, and without one nobody could sign you in again. Add another one first.
device-none = That device is not signed in.
ticket-used = This link has been used or is too old. Make a new one on the device where you are signed in.
tie-self = That is you.
too-many-ties = A manager has at most { $most } friends and blocked managers. Remove one first.
blocked-here = You cannot be seated with a manager at this table. Choose another table.
