/** Reads a price ("1" to "4", "2.0", or "$" to "$$$$") and returns it as dollar signs. Returns null for other text. */
export function normalisePrice(raw: string | null | undefined): string | null {
  const text = (raw ?? '').trim();
  if (/^\${1,4}$/.test(text)) return text;
  return /^[1-4](?:\.0+)?$/.test(text) ? '$'.repeat(Number(text)) : null;
}
