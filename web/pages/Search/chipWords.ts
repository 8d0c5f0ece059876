import type { IntlShape } from 'react-intl';
import type { MessageId } from '../../intl/messageIds';

/** A label with only one capital, the first letter: "Italiana" or "Pescado crudo", but not "Tex-Mex". */
const onlyFirstIsCapital = /^\p{Lu}[\p{Ll} ]+$/u;

/**
 * The words of a chip. For an unwanted thing they are "not" and the label, for an allergy "no" and the label, and for
 * other kinds the label alone. A Spanish label with an added word gets a small first letter if all its other letters
 * are small.
 */
export function chipWords(intl: IntlShape, { kind, label }: { kind: string; label: string }): string {
  const id = `search.chip.${kind}`;
  if (!(id in intl.messages)) return label;
  const isLowered = intl.locale === 'es' && onlyFirstIsCapital.test(label);
  return intl.formatMessage({ id: id as MessageId }, { label: isLowered ? label.toLocaleLowerCase('es') : label });
}
