const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** True for the 8-4-4-4-12 spelling that Postgres and the API use, in lower or upper case. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
