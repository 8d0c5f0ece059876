import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { DayButton, type DayPlace } from './DayButton';

/** Props of MonthTable; `places`: the restaurants of each day with visits; `opened`: the day whose visits are shown. */
export type MonthTableProps = {
  weeks: readonly (readonly (string | null)[])[];
  places: ReadonlyMap<string, readonly DayPlace[]>;
  today: string;
  opened: string | null;
  onOpen: (day: string | null) => void;
};

/** A month with a row for each week. A day with visits is a button that shows these visits. */
export function MonthTable({ weeks, places, today, opened, onOpen }: MonthTableProps) {
  const { formatDate } = useIntl();
  const weekdays = (weeks[1] ?? []).flatMap((day) => day ?? []);
  const weekday = (day: string, style: 'long' | 'short') => formatDate(day, { timeZone: 'UTC', weekday: style });
  return (
    <Table>
      <thead>
        <tr>
          {weekdays.map((day) => (
            <th key={day} scope="col" abbr={weekday(day, 'long')}>
              {weekday(day, 'short')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, column) => {
              if (!day) return <td key={`none ${weekdays[column]}`} />;
              const visited = places.get(day);
              return (
                <td key={day} aria-current={day === today ? 'date' : undefined}>
                  {visited ? (
                    <DayButton
                      day={day}
                      places={visited}
                      isOpen={opened === day}
                      onPress={() => onOpen(opened === day ? null : day)}
                    />
                  ) : (
                    <Quiet>{Number(day.slice(8))}</Quiet>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  width: 100%;
  border-spacing: 3px;
  table-layout: fixed;
  th {
    padding: 4px 0;
    color: var(--ink-soft);
    font-size: 0.8125rem;
    font-weight: 560;
  }
  td {
    height: 52px;
    padding: 0;
    vertical-align: top;
    border-radius: var(--radius-small);
  }
  td[aria-current] {
    box-shadow: inset 0 0 0 2px var(--accent);
  }
  @media (min-width: 760px) {
    td {
      height: 92px;
    }
  }
`;
const Quiet = styled.span`
  display: block;
  padding: 6px 8px;
  color: var(--ink-soft);
  font-size: 0.9375rem;
`;
