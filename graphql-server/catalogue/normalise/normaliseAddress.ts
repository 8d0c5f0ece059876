import { cleanText } from './cleanText';
import { isAllCapitals, isAllSmall, titleCase } from './titleCase';

/** Street line in title case where the source has one case only, without stray commas at its ends. */
export function normaliseAddress(raw: string | null | undefined): string | null {
  const text = cleanText(raw)?.replace(/^[\s,;]+|[\s,;]+$/g, '');
  if (!text) return null;
  return isAllCapitals(text) || isAllSmall(text) ? titleCase(text) : text;
}
