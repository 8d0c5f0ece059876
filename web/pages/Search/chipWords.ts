import type { IntlShape } from 'react-intl';
import type { MessageId } from '../../intl/messageIds';

/** Matches a capital followed only by small letters and spaces: "Italiana" or "Pescado crudo", but not "Tex-Mex". */
const onlyFirstIsCapital = /^\p{Lu}[\p{Ll} ]+$/u;

/**
 * The words of a chip: its label. If the chip is for an unwanted thing, a word like "not" is added to the label. If the
 * chip is for an allergy, a word like "no" is added. If a word is added to a Spanish label in which only the first
 * letter is a capital, this letter becomes a small letter. A chip of the kind OPEN_AT has the words that the user
 * typed. Only the chip for "now" is different: it has the words of the filter "Open now", in the language of the app.
 */
export function chipWords(intl: IntlShape, { key, kind, label }: { key: string; kind: string; label: string }): string {
  if (key === 'open:now') return intl.formatMessage({ id: 'search.hours.now' });
  const id = `search.chip.${kind}`;
  if (!(id in intl.messages)) return label;
  const isLowered = intl.locale.startsWith('es') && onlyFirstIsCapital.test(label);
  return intl.formatMessage({ id: id as MessageId }, { label: isLowered ? label.toLocaleLowerCase('es') : label });
}
