import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { OpeningTable_hours$key } from '../../__generated__/OpeningTable_hours.graphql';
import { placeClock, weekdays } from '../../components/restaurant/hours/openStatus';
import { useMinute } from '../../components/restaurant/hours/useMinute';
import { usePlaceTime } from '../../components/restaurant/hours/usePlaceTime';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { foreignZone } from './foreignZone';

const mondayFirst = [1, 2, 3, 4, 5, 6, 0];

type Interval = { readonly opensMinute: number; readonly closesMinute: number };

/**
 * The opening hours of the week, Monday first. The row of the current day in the restaurant's time zone is marked. If
 * that day is a holiday, its row has the holiday's hours. The coming holidays are listed below the table. The time zone
 * is named if the time there differs from the user's time. If the browser does not know the time zone, only the
 * usual hours of the week are shown.
 */
export function OpeningTable({ hours }: { hours: OpeningTable_hours$key }) {
  const { timeZone, weekly, exceptions } = useFragment(
    graphql`
      fragment OpeningTable_hours on RestaurantHours {
        timeZone
        weekly {
          day
          opensMinute
          closesMinute
        }
        exceptions {
          date
          label(language: $language)
          intervals {
            opensMinute
            closesMinute
          }
        }
      }
    `,
    hours,
  );
  const { locale, formatDate } = useIntl();
  const now = useMinute();
  const { formatDay } = usePlaceTime();
  const today = placeClock(now, timeZone);
  const holiday = exceptions?.find(({ date }) => date === today?.date);
  const ahead = (exceptions ?? []).filter(({ date }) => today && date > today.date);
  const zone = foreignZone(timeZone, now, locale);
  return (
    <>
      <Table>
        <VisuallyHidden as="caption">
          <FormattedMessage id="restaurant.hours" />
        </VisuallyHidden>
        <tbody>
          {mondayFirst.map((day) => {
            const isToday = day === today?.day;
            const usual = (weekly ?? []).filter((interval) => interval.day === weekdays[day]);
            return (
              <tr key={day} aria-current={isToday ? 'date' : undefined}>
                <th scope="row">
                  {formatDay(day, 'long')}{' '}
                  {isToday && <Today>{holiday?.label ?? <FormattedMessage id="restaurant.today" />}</Today>}
                </th>
                <td>
                  <Intervals open={isToday && holiday ? holiday.intervals : usual} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </Table>
      {ahead.length > 0 && (
        <Holidays>
          {ahead.map(({ date, label, intervals }) => (
            <li key={date}>
              <FormattedMessage
                id={label ? 'restaurant.holiday' : 'restaurant.otherDay'}
                values={{
                  holiday: label,
                  date: formatDate(date, { month: 'short', day: 'numeric', timeZone: 'UTC' }),
                  hours: <Intervals open={intervals} inText />,
                }}
              />
            </li>
          ))}
        </Holidays>
      )}
      {zone && (
        <Zone>
          <FormattedMessage id="restaurant.timeZone" values={{ zone }} />
        </Zone>
      )}
    </>
  );
}

/** The opening hours of one day in order: "11 AM – 2 PM, 5 PM – 10 PM", "24 hours" or "Closed" (`inText`: "closed"). */
function Intervals({ open, inText = false }: { open: readonly Interval[]; inText?: boolean }) {
  const { formatMinute } = usePlaceTime();
  if (open.length === 0) return <FormattedMessage id={inText ? 'restaurant.holidayClosed' : 'restaurant.closedDay'} />;
  if (open.some(({ opensMinute, closesMinute }) => opensMinute === 0 && closesMinute === 1440)) {
    return <FormattedMessage id="restaurant.openAllDay" />;
  }
  const inOrder = [...open].sort((a, b) => a.opensMinute - b.opensMinute);
  return inOrder
    .map(({ opensMinute, closesMinute }) => `${formatMinute(opensMinute)} – ${formatMinute(closesMinute)}`)
    .join(', ');
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: 7px 0;
    border-bottom: 1px solid var(--line);
    font-weight: 450;
    text-align: left;
    vertical-align: baseline;
  }
  th {
    padding-right: 12px;
  }
  td {
    text-align: right;
  }
  tr[aria-current] > * {
    font-weight: 680;
  }
`;
const Today = styled.span`
  margin-left: 0.25em;
  padding: 0.05em 0.5em;
  border-radius: 999px;
  background: var(--saffron-soft);
  font-size: 0.8125rem;
  font-weight: 600;
`;
const Holidays = styled.ul`
  margin-top: 12px;
  color: var(--ink-soft);
  font-size: 0.9375rem;
  font-variant-numeric: tabular-nums;
`;
const Zone = styled.p`
  margin-top: 10px;
  color: var(--ink-soft);
  font-size: 0.875rem;
`;
