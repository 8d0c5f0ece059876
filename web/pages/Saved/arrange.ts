import type { GuestSave } from '../../device/guestSaves';
import type { SavedOrder } from './SavedOrder';

/**
 * A guest's list, which is on the device: the restaurants that contain each word of the text, newest first or sorted by
 * name as in the language.
 */
export function arrange(saves: readonly GuestSave[], { text, sort }: SavedOrder, language: string): GuestSave[] {
  const asked = plain(text).split(/\s+/).filter(Boolean);
  const found = saves.filter(({ name, cuisine }) => {
    const all = plain(`${name} ${cuisine ?? ''}`);
    return asked.every((word) => all.includes(word));
  });
  if (sort !== 'NAME') return found;
  const { compare } = new Intl.Collator(language, { numeric: true });
  return found.sort((a, b) => compare(a.name, b.name));
}

/** The text without capitals and accents, as people type. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
