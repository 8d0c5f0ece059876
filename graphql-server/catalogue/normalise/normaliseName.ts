import { cleanText } from './cleanText';
import { isAllCapitals, titleCase } from './titleCase';

/**
 * The name as a sign over the door: no leading "- ", no legal tail (LLC, Inc.), the trade name of "X LLC dba Y", title
 * case where the source has capitals only. Names with small letters keep their own spelling.
 */
export function normaliseName(raw: string | null | undefined): string | null {
  const text = cleanText(raw);
  if (!text) return null;
  const tradeName = /\bd\/?b\/?a:?\s+(.+)$/i.exec(text)?.[1] ?? text;
  const bare = tradeName.replace(/^[-–—*•]+\s+/, '').replace(/,?\s+(?:l\.?l\.?c|inc)\.?$/i, '') || tradeName;
  return (isAllCapitals(bare) ? titleCase(bare) : bare).replace(/\bBbq\b/g, 'BBQ');
}
