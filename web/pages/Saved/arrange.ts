import type { GuestSave } from '../../device/guestSaves';
import type { SavedOrder } from './SavedOrder';

/** A guest's list, which is on the device, as it is wanted: what has each word of the text, newest first or as the language sorts names. */
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

/** Without capitals and accents, as people type. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
