/** The version people see on Profile, Settings and About. */
export const version = '1.0.0';

/** The day it was built, as numbers separated by dots. */
export const buildDate = '2025.08.10';

/** The same day for `formatDate` with timeZone "UTC", as in "built August 2025". */
export const builtOn = new Date(`${buildDate.replaceAll('.', '-')}T00:00:00Z`);
