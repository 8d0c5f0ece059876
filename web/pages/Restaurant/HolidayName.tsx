import { useIntl } from 'react-intl';
import type { MessageId } from '../../intl/messageIds';

/** A US public holiday in the reader's language; a name this version does not know stands as it came. */
export function HolidayName({ name }: { name: string }) {
  const { formatMessage, messages } = useIntl();
  const id = `holiday.${name
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/[^a-z]+/g, '-')}`;
  return id in messages ? formatMessage({ id: id as MessageId }) : name;
}
