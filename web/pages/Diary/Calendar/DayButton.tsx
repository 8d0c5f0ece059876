import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';

/** A restaurant that was visited on a day. `id` is the id of the visit. */
export type DayPlace = { id: string; name: string };

/** Props of DayButton; `isOpen`: the day's visits are shown. */
export type DayButtonProps = { day: string; places: readonly DayPlace[]; isOpen: boolean; onPress: () => void };

const mostDots = 3;
const mostNames = 2;

/** A button for a day with visits. It shows up to three dots or, on wide screens, up to two restaurant names. */
export function DayButton({ day, places, isOpen, onPress }: DayButtonProps) {
  const { formatMessage, formatDate } = useIntl();
  const date = formatDate(day, { timeZone: 'UTC', dateStyle: 'long' });
  const names = places.map(({ name }) => name).join(', ');
  return (
    <Day
      type="button"
      aria-expanded={isOpen}
      aria-label={formatMessage({ id: 'diary.calendar.day' }, { date, places: names })}
      onClick={onPress}
    >
      <b>{Number(day.slice(8))}</b>
      <Dots aria-hidden>
        {places.slice(0, mostDots).map(({ id }) => (
          <i key={id} />
        ))}
      </Dots>
      <Names aria-hidden>
        {places.slice(0, mostNames).map(({ id, name }) => (
          <span key={id}>{name}</span>
        ))}
        {places.length > mostNames && (
          <FormattedMessage id="diary.calendar.more" values={{ count: places.length - mostNames }} />
        )}
      </Names>
    </Day>
  );
}

const Day = styled.button`
  display: flex;
  flex-direction: column;
  gap: 3px;
  width: 100%;
  height: 100%;
  min-height: 52px;
  padding: 6px 8px;
  border: 0;
  border-radius: var(--radius-small);
  background: var(--accent-soft);
  text-align: left;
  font-size: 0.9375rem;
  &[aria-expanded='true'] {
    background: var(--ink);
    color: var(--paper);
  }
`;
const Dots = styled.span`
  display: flex;
  gap: 3px;
  i {
    width: 7px;
    height: 7px;
    border-radius: 50%;
    background: var(--accent);
  }
  @media (min-width: 760px) {
    display: none;
  }
`;
const Names = styled.span`
  display: none;
  font-size: 0.8125rem;
  line-height: 1.25;
  span {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  @media (min-width: 760px) {
    display: block;
  }
`;
