import { useIntl } from 'react-intl';
import styled, { css } from 'styled-components';
import type { OpenStatus } from './openStatus';
import { usePlaceTime } from './usePlaceTime';

/** The words of an OpenLine. `status` is null for a permanently closed restaurant. */
export function OpenWords({ status }: { status: OpenStatus | null }) {
  return (
    <Words>
      {useParts(status).map((part) => (
        <span key={part}>{part}</span>
      ))}
    </Words>
  );
}

/** One part, or two parts if the next opening lasts until late: "Closed · opens 12 PM" and ", until 1 AM". */
function useParts(status: OpenStatus | null): string[] {
  const { formatMessage } = useIntl();
  const { formatMoment } = usePlaceTime();
  if (!status) return [formatMessage({ id: 'card.hours.ended' })];
  if (status.kind === 'unknown') return [formatMessage({ id: 'card.hours.unknown' })];
  if (status.kind === 'always') return [formatMessage({ id: 'card.hours.always' })];
  if (status.kind === 'open') return [formatMessage({ id: 'card.hours.open' }, { time: formatMoment(status.until) })];
  const { opens, openLate } = status;
  if (!opens) return [formatMessage({ id: 'card.hours.closedNow' })];
  const closed = formatMessage({ id: 'card.hours.closed' }, { time: formatMoment(opens) });
  return openLate ? [closed, formatMessage({ id: 'card.hours.until' }, { end: formatMoment(openLate) })] : [closed];
}

const Words = styled.span`
  display: var(--hours-words, block);
  flex-wrap: wrap;
  min-width: 0;
  > span {
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;
/**
 * For an element that shows only its first line. If this line has no room for both parts of the opening hours, only the
 * first part is shown. If there is no room even for the whole first part, it ends with an ellipsis.
 */
export const hoursInOneLine = css`
  --hours-words: flex;
  white-space: nowrap;
`;
