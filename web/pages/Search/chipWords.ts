import type { IntlShape } from 'react-intl';
import type { MessageId } from '../../intl/messageIds';

/** "Italiana", "Pescado crudo": a capital that only begins the label. "Tex-Mex" keeps its own. */
const beginsLarge = /^\p{Lu}[\p{Ll} ]+$/u;

/**
 * What a chip says: its label, with "not" or "no" before what is refused. Kinds of a later version say their label. Behind
 * another word Spanish writes small even what is named after a country.
 */
export function chipWords(intl: IntlShape, { kind, label }: { kind: string; label: string }): string {
  const id = `search.chip.${kind}`;
  if (!(id in intl.messages)) return label;
  const small = intl.locale === 'es' && beginsLarge.test(label);
  return intl.formatMessage({ id: id as MessageId }, { label: small ? label.toLocaleLowerCase('es') : label });
}
