import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { OpeningTable_hours$key } from '../../__generated__/OpeningTable_hours.graphql';
import { type OpeningInterval, placeClock } from '../../components/RestaurantCard/openStatus';
import { useMinute } from '../../components/RestaurantCard/useMinute';
import { usePlaceTime } from '../../components/RestaurantCard/usePlaceTime';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { foreignZone } from './foreignZone';

const mondayFirst = [1, 2, 3, 4, 5, 6, 0];

/** The week, Monday first, today marked by the place's own calendar; its time zone is named when it is not the reader's. */
export function OpeningTable({ hours }: { hours: OpeningTable_hours$key }) {
  const { timeZone, weekly } = useFragment(
    graphql`
      fragment OpeningTable_hours on RestaurantHours {
        timeZone
        weekly {
          day
          opens
          closes
        }
      }
    `,
    hours,
  );
  const { locale } = useIntl();
  const now = useMinute();
  const { formatMinute, formatDay } = usePlaceTime();
  const today = placeClock(now, timeZone)?.day;
  const zone = foreignZone(timeZone, now, locale);
  const words = ({ opens, closes }: OpeningInterval) => `${formatMinute(opens)} – ${formatMinute(closes)}`;
  return (
    <>
      <Table>
        <VisuallyHidden as="caption">
          <FormattedMessage id="restaurant.hours" />
        </VisuallyHidden>
        <tbody>
          {mondayFirst.map((day) => {
            const open = weekly.filter((interval) => interval.day === day).sort((a, b) => a.opens - b.opens);
            const allDay = open.some(({ opens, closes }) => opens === 0 && closes === 1440);
            return (
              <tr key={day} aria-current={day === today ? 'date' : undefined}>
                <th scope="row">
                  {formatDay(day, 'long')}
                  {day === today && (
                    <Today>
                      <FormattedMessage id="restaurant.today" />
                    </Today>
                  )}
                </th>
                <td>
                  {open.length === 0 && <FormattedMessage id="restaurant.closedDay" />}
                  {allDay ? <FormattedMessage id="restaurant.openAllDay" /> : open.map(words).join(', ')}
                </td>
              </tr>
            );
          })}
        </tbody>
      </Table>
      {zone && (
        <Zone>
          <FormattedMessage id="restaurant.timeZone" values={{ zone }} />
        </Zone>
      )}
    </>
  );
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
  margin-left: 0.5em;
  padding: 0.05em 0.5em;
  border-radius: 999px;
  background: var(--saffron-soft);
  font-size: 0.8125rem;
  font-weight: 600;
`;
const Zone = styled.p`
  margin-top: 10px;
  color: var(--ink-soft);
  font-size: 0.875rem;
`;
