import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { MessageId } from '../../../intl/messageIds';
import { buttonStyle } from '../../../ui/Button';
import { focusOnce } from './focusOnce';
import { Ways } from './parts';
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
const WayOn = styled(Link)`
  ${buttonStyle}
`;
/** Scrolls the result into view, and gives it the focus so that screen readers read it out. */
const showOnce = (element: HTMLElement | null) => {
  element?.scrollIntoView({ block: 'center' });
  focusOnce(element);
};

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

/** The result of an import in words. Links lead to the diary and the saved places if these have something new. */
export function ImportResult({ result }: { result: Imported }) {
  const ids = Object.keys(lines) as (keyof typeof lines)[];
  const results = ids.flatMap((id) => {
    const count = lines[id].reduce((sum, field) => sum + (result[field] ?? 0), 0);
    return count > 0 ? [{ id, count }] : [];
  });
  const toDiary = Boolean(result.diaryEntryCount || result.visitCount || result.ratingCount);
  return (
    <Words ref={showOnce} tabIndex={-1} role="status">
      <Done>
        <FormattedMessage id="settings.dataDone" />
      </Done>
      {results.map(({ id, count }) => (
        <p key={id}>
          <FormattedMessage id={id} values={{ count }} />
        </p>
      ))}
      <Ways>
        {toDiary && (
          <WayOn to="/diary">
            <FormattedMessage id="settings.dataToDiary" />
          </WayOn>
        )}
        {Boolean(result.savedCount) && (
          <WayOn to="/saved">
            <FormattedMessage id="settings.dataToSaved" />
          </WayOn>
        )}
      </Ways>
    </Words>
  );
}
