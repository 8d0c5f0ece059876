import type { IntlShape } from 'react-intl';
import type { MessageId } from '../../intl/messageIds';

/** A label with only one capital, the first letter: "Italiana" or "Pescado crudo", but not "Tex-Mex". */
const onlyFirstIsCapital = /^\p{Lu}[\p{Ll} ]+$/u;

/**
 * The words of a chip. For something that the reader refuses, they are "not" or "no" and the label. For other kinds
 * they are only the label. A Spanish label after another word begins with a small letter, even if it names a
 * nationality.
 */
export function chipWords(intl: IntlShape, { kind, label }: { kind: string; label: string }): string {
  const id = `search.chip.${kind}`;
  if (!(id in intl.messages)) return label;
  const isLowered = intl.locale === 'es' && onlyFirstIsCapital.test(label);
  return intl.formatMessage({ id: id as MessageId }, { label: isLowered ? label.toLocaleLowerCase('es') : label });
}
