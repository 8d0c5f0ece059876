const NAMED_ENTITIES: Record<string, string> = { amp: '&', apos: "'", quot: '"', lt: '<', gt: '>', nbsp: ' ' };
const ENTITY = /&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|([a-z]{2,4}));/gi;

/**
 * Turns a text into one line of plain text in Unicode form NFC. It decodes numeric HTML entities and some named ones.
 * It removes invisible characters, private-use characters and lone surrogates. Each sequence of white space and control
 * characters becomes one space. So the result has no NUL and no lone surrogate, which Postgres would refuse.
 * @returns null if no text is left
 */
export function cleanText(raw: string | null | undefined): string | null {
  if (!raw) return null;
  const text = raw
    .replace(ENTITY, decodeEntity)
    .replace(/[\p{Cs}\p{Co}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffe\uffff]/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .normalize('NFC')
    .trim();
  return text || null;
}

function decodeEntity(whole: string, decimal?: string, hex?: string, name?: string): string {
  if (name) return NAMED_ENTITIES[name.toLowerCase()] ?? whole;
  const code = decimal ? Number.parseInt(decimal, 10) : Number.parseInt(hex ?? '', 16);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}
