import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import artifact, { type YearViewQuery } from '../../../__generated__/YearViewQuery.graphql';
import { useLanguage } from '../../../device/language';
import { graphLanguage } from '../../../relay/graphLanguage';
import { QuietLine } from '../../../ui/QuietLine';
import { QuietSelect } from '../../../ui/QuietSelect';
import { firstWeekdayOf } from '../Calendar/monthGrid';
import { useReloadOnReturn } from '../useReloadOnReturn';
import { YearCard } from './YearCard';

/** The facts about a year, and a select to choose another year with visits. The address names the year (?year=2025). */
export function YearView({ attempt }: { attempt: number }) {
  const { formatMessage, locale } = useIntl();
  const language = graphLanguage(useLanguage());
  const [params, setParams] = useSearchParams();
  const asked = Number(/^(?:19\d\d|2\d{3})$/.exec(params.get('year') ?? '')?.[0]);
  const year = asked || new Date().getFullYear();
  const variables = { year, firstWeekday: firstWeekdayOf(locale), language };
  const { viewer } = useLazyLoadQuery<YearViewQuery>(
    graphql`
      query YearViewQuery($year: Int!, $firstWeekday: Int!, $language: Language!) {
        viewer {
          diaryMonths {
            year
          }
          diaryYear(year: $year) @required(action: THROW) {
            visitCount
            undatedVisitCount
            ...useYearFacts_year
          }
        }
      }
    `,
    variables,
    { fetchKey: attempt, fetchPolicy: 'store-and-network' },
  );
  useReloadOnReturn<YearViewQuery>(artifact, variables);
  const years = [...new Set([year, ...(viewer.diaryMonths ?? []).map((month) => month.year)])];
  years.sort((one, other) => other - one);
  return (
    <section>
      <QuietSelect
        label={formatMessage({ id: 'diary.year.choose' })}
        options={years.map((each) => ({ value: String(each), label: String(each) }))}
        value={String(year)}
        onChange={(chosen) => setParams({ view: 'year', year: chosen }, { replace: true, preventScrollReset: true })}
      />
      {viewer.diaryYear.visitCount > 0 ? (
        <YearCard year={viewer.diaryYear} />
      ) : (
        <Empty>
          <h2>
            <FormattedMessage id="diary.year.emptyTitle" values={{ year: String(year) }} />
          </h2>
          <p>
            <FormattedMessage id="diary.year.empty" />
          </p>
        </Empty>
      )}
      {viewer.diaryYear.undatedVisitCount > 0 && (
        <QuietLine>
          <FormattedMessage id="diary.year.undated" values={{ count: viewer.diaryYear.undatedVisitCount }} />
        </QuietLine>
      )}
    </section>
  );
}

const Empty = styled.div`
  display: grid;
  gap: 10px;
  padding: clamp(24px, 6vw, 64px) 0;
  h2 {
    font-size: clamp(1.75rem, 1.4rem + 1.4vw, 2.25rem);
  }
  p {
    color: var(--ink-soft);
    font-size: 1.0625rem;
  }
`;
