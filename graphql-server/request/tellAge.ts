import type { ServerResponse } from 'node:http';

/** How old an answer is, in seconds, that was given from memory while the database was away. */
export const DATA_AGE = 'x-fuud-data-age';

/** @param age seconds; null where the answer is as the database is, and the header is left out */
export function tellAge(response: ServerResponse, age: number | null): void {
  if (age !== null) response.setHeader(DATA_AGE, String(age));
}
