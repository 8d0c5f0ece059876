import type { ServerResponse } from 'node:http';

/** The header with the age in seconds of an answer that comes from memory because the database cannot be reached. */
export const DATA_AGE = 'x-fuud-data-age';

/** @param age seconds; null for an answer from the database, which gets no header */
export function tellAge(response: ServerResponse, age: number | null): void {
  if (age !== null) response.setHeader(DATA_AGE, String(age));
}
