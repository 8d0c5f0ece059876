import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import type { MessageId } from '../../../intl/messageIds';
import { focusOnce } from './focusOnce';
import type { Imported } from './useApplyImport';

const Words = styled.div`
  display: grid;
  gap: 6px;
  width: 100%;
  padding: clamp(16px, 3vw, 24px);
  border-radius: var(--radius);
  background: var(--accent-soft);
`;
const Done = styled.p`
  font-weight: 620;
`;

const lines = {
  'settings.dataDoneSaved': ['savedCount'],
  'settings.dataDoneEntries': ['diaryEntryCount'],
  'settings.dataDoneVisits': ['visitCount'],
  'settings.dataDoneRatings': ['ratingCount'],
  'settings.dataDoneThere': ['alreadyThereCount'],
  'settings.dataDoneLeftOut': ['leftOutCount', 'unsureCount'],
  'settings.dataDoneUnknown': ['unknownCount', 'unreadableCount'],
  'settings.dataDoneNoRoom': ['noRoomCount'],
} as const satisfies Partial<Record<MessageId, readonly (keyof Imported)[]>>;

/** The result of an import in words; it takes the focus, so that it is read out. */
export function ImportResult({ result }: { result: Imported }) {
  const ids = Object.keys(lines) as (keyof typeof lines)[];
  const results = ids.flatMap((id) => {
    const count = lines[id].reduce((sum, field) => sum + (result[field] ?? 0), 0);
    return count > 0 ? [{ id, count }] : [];
  });
  return (
    <Words ref={focusOnce} tabIndex={-1} role="status">
      <Done>
        <FormattedMessage id="settings.dataDone" />
      </Done>
      {results.map(({ id, count }) => (
        <p key={id}>
          <FormattedMessage id={id} values={{ count }} />
        </p>
      ))}
    </Words>
  );
}
