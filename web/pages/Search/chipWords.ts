import type { IntlShape } from 'react-intl';
import type { MessageId } from '../../intl/messageIds';

/** A label whose only capital is its first letter: "Italiana", "Pescado crudo", not "Tex-Mex". */
const onlyFirstIsCapital = /^\p{Lu}[\p{Ll} ]+$/u;

/**
 * The words of a chip: its label, with "not" or "no" before it for something refused. An unknown kind gives the label
 * alone. After another word, Spanish labels begin with a small letter, also those named after a country.
 */
export function chipWords(intl: IntlShape, { kind, label }: { kind: string; label: string }): string {
  const id = `search.chip.${kind}`;
  if (!(id in intl.messages)) return label;
  const isLowered = intl.locale === 'es' && onlyFirstIsCapital.test(label);
  return intl.formatMessage({ id: id as MessageId }, { label: isLowered ? label.toLocaleLowerCase('es') : label });
}
