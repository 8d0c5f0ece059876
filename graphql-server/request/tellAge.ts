import type { ServerResponse } from 'node:http';

/** The header of answers from memory while the database cannot be reached: how old their data is, in seconds. */
export const DATA_AGE = 'x-fuud-data-age';

/** @param age seconds since the data was last known to be up to date; null if it is up to date: then no header */
export function tellAge(response: ServerResponse, age: number | null): void {
  if (age !== null) response.setHeader(DATA_AGE, String(age));
}
