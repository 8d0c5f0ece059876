/** The version that Profile, Settings and About show. */
export const version = '1.0.0';

/** The build date that the app shows. It is set by hand: year, month and day, separated by dots. */
export const buildDate = '2025.08.10';

/** `buildDate` as a Date, for `formatDate` with timeZone "UTC", as in "built August 2025". */
export const builtOn = new Date(`${buildDate.replaceAll('.', '-')}T00:00:00Z`);
