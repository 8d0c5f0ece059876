const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether the text is a UUID in its usual form: 8-4-4-4-12 hex digits with hyphens, in lower or upper case. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
