import type { IntlShape } from 'react-intl';
import type { MessageId } from '../../intl/messageIds';

/** What a chip says: its label, with "not" or "no" before what is refused. Kinds of a later version say their label. */
export function chipWords(intl: IntlShape, { kind, label }: { kind: string; label: string }): string {
  const id = `search.chip.${kind}`;
  return id in intl.messages ? intl.formatMessage({ id: id as MessageId }, { label }) : label;
}
