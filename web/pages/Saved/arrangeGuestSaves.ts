import type { GuestSave } from '../../device/guestSaves';
import { plainText } from '../../intl/plainText';
import type { SavedOrder } from './SavedOrder';

/**
 * Filters and sorts a guest's list. A restaurant stays if each word of the search text occurs in its name or cuisine.
 * The restaurants keep the stored order (newest first), or are sorted by name, according to the rules of the language.
 */
export function arrangeGuestSaves(
  saves: readonly GuestSave[],
  { text, sort }: SavedOrder,
  language: string,
): GuestSave[] {
  const asked = plainText(text).split(/\s+/).filter(Boolean);
  const found = saves.filter(({ name, cuisine }) => {
    const all = plainText(`${name} ${cuisine ?? ''}`);
    return asked.every((word) => all.includes(word));
  });
  if (sort !== 'NAME') return found;
  const { compare } = new Intl.Collator(language, { numeric: true });
  return found.sort((a, b) => compare(a.name, b.name));
}
