import type { ServerResponse } from 'node:http';

/** The header with the age of the data, in seconds. Answers from memory have it while the database is unreachable. */
export const DATA_AGE = 'x-fuud-data-age';

/** @param age seconds since the data was last known to be up to date; null sets no header (the data is up to date) */
export function setDataAge(response: ServerResponse, age: number | null): void {
  if (age !== null) response.setHeader(DATA_AGE, String(age));
}
