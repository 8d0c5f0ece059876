import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { useSearchParams } from 'react-router-dom';
import artifact, { type CalendarViewQuery } from '../../../__generated__/CalendarViewQuery.graphql';
import { useLanguage } from '../../../device/language';
import { graphLanguage } from '../../../relay/graphLanguage';
import { QuietLine } from '../../../ui/QuietLine';
import { useReloadOnReturn } from '../useReloadOnReturn';
import type { DayPlace } from './DayButton';
import { DayVisits } from './DayVisits';
import { MonthBar } from './MonthBar';
import { MonthTable } from './MonthTable';
import { firstWeekdayOf, type Month, monthGrid, readMonth, writeMonth } from './monthGrid';

const today = () => {
  const now = new Date();
  return { day: `${writeMonth(monthOf(now))}-${String(now.getDate()).padStart(2, '0')}`, month: monthOf(now) };
};
const monthOf = (date: Date): Month => ({ year: date.getFullYear(), month: date.getMonth() + 1 });

/** One month of the diary. A press on a day shows the day's visits. The address names the month (?month=2025-09). */
export function CalendarView({ attempt }: { attempt: number }) {
  const { locale } = useIntl();
  const language = graphLanguage(useLanguage());
  const [params, setParams] = useSearchParams();
  const [opened, setOpened] = useState<string | null>(null);
  const month = readMonth(params.get('month')) ?? today().month;
  const weeks = monthGrid(month, firstWeekdayOf(locale));
  const days = weeks.flat().filter((day) => day !== null);
  const variables = { from: days[0] ?? '', to: days.at(-1) ?? '', language };
  const { viewer } = useLazyLoadQuery<CalendarViewQuery>(
    graphql`
      query CalendarViewQuery($from: Date!, $to: Date!, $language: Language!) {
        viewer {
          diaryMonths {
            year
            month
            visitCount
          }
          diaryVisits(from: $from, to: $to, first: 100) @required(action: THROW) {
            totalCount
            edges {
              day
              node {
                id
              }
              diaryEntry {
                snapshot {
                  name
                }
                restaurant {
                  name
                }
              }
              ...DayVisits_edge
            }
          }
        }
      }
    `,
    variables,
    { fetchKey: attempt, fetchPolicy: 'store-and-network' },
  );
  useReloadOnReturn<CalendarViewQuery>(artifact, variables);
  const { edges, totalCount } = viewer.diaryVisits;
  const places = new Map<string, DayPlace[]>();
  for (const { day, node, diaryEntry } of edges.toReversed()) {
    const name = diaryEntry.restaurant?.name ?? diaryEntry.snapshot.name;
    places.set(day, [...(places.get(day) ?? []), { id: node.id, name }]);
  }
  const show = (next: Month) =>
    setParams({ view: 'calendar', month: writeMonth(next) }, { replace: true, preventScrollReset: true });
  const isShown = opened !== null && places.has(opened);
  return (
    <section>
      <MonthBar month={month} months={viewer.diaryMonths ?? []} onShow={show} />
      <MonthTable weeks={weeks} places={places} today={today().day} opened={opened} onOpen={setOpened} />
      <QuietLine role="status">
        <FormattedMessage id="diary.calendar.count" values={{ count: totalCount }} />{' '}
        {totalCount > edges.length && <FormattedMessage id="diary.calendar.latest" values={{ count: edges.length }} />}
      </QuietLine>
      {isShown && (
        <DayVisits key={opened} day={opened} edges={edges.filter(({ day }) => day === opened).toReversed()} />
      )}
      <QuietLine>
        <FormattedMessage id="diary.calendar.undated" />
      </QuietLine>
    </section>
  );
}
