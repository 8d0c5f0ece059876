import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { IconButton } from '../../../ui/IconButton';
import { QuietSelect } from '../../../ui/QuietSelect';
import { type Month, monthLater, readMonth, writeMonth } from './monthGrid';

/** Props of MonthBar; `months`: the months with visits. */
export type MonthBarProps = { month: Month; months: readonly Month[]; onShow: (month: Month) => void };

/** The month that is shown, and controls to go to the previous month, the next month, or any month with visits. */
export function MonthBar({ month, months, onShow }: MonthBarProps) {
  const { formatMessage, formatDate } = useIntl();
  const nameOf = (each: Month) =>
    formatDate(`${writeMonth(each)}-01`, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  const value = writeMonth(month);
  const jump = formatMessage({ id: 'diary.calendar.jump' }); // the select shows this text instead of the month
  const jumps = months
    .map(writeMonth)
    .filter((each) => each !== value)
    .sort()
    .reverse();
  return (
    <Bar>
      <h2 aria-live="polite">{nameOf(month)}</h2>
      <span>
        <IconButton
          label={formatMessage({ id: 'diary.calendar.previous' })}
          onClick={() => onShow(monthLater(month, -1))}
        >
          <ChevronLeft aria-hidden />
        </IconButton>
        <IconButton label={formatMessage({ id: 'diary.calendar.next' })} onClick={() => onShow(monthLater(month, 1))}>
          <ChevronRight aria-hidden />
        </IconButton>
      </span>
      {jumps.length > 0 && (
        <QuietSelect
          label={jump}
          options={[
            { value, label: jump },
            ...jumps.map((each) => ({ value: each, label: nameOf(readMonth(each) ?? month) })),
          ]}
          value={value}
          onChange={(chosen) => onShow(readMonth(chosen) ?? month)}
        />
      )}
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  margin-bottom: 12px;
  h2 {
    margin-right: auto;
    color: var(--accent-strong);
    font-size: clamp(1.5rem, 1.2rem + 1vw, 2rem);
    &::first-letter {
      text-transform: uppercase;
    }
  }
  > span:first-of-type {
    display: flex;
  }
`;
