/** "$" to "$$$$", also from 1 to 4; null for anything else. */
export function normalisePrice(raw: string | null | undefined): string | null {
  const text = (raw ?? '').trim();
  if (/^\${1,4}$/.test(text)) return text;
  return /^[1-4]$/.test(text) ? '$'.repeat(Number(text)) : null;
}
