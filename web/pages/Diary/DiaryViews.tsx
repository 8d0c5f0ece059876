import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { ListProblem } from '../../components/problems/ListProblem';
import { ResetBoundary } from '../../components/problems/ResetBoundary';
import { Tabs } from '../../ui/Tabs';
import { DiarySpinner } from './DiarySpinner';

const CalendarView = lazy(async () => ({ default: (await import('./Calendar/CalendarView')).CalendarView }));
const YearView = lazy(async () => ({ default: (await import('./Year/YearView')).YearView }));

const views = ['timeline', 'calendar', 'year'] as const;
type View = (typeof views)[number];

/** The views of the diary; the address has the chosen one (?view=calendar). `timeline` is the default view. */
export function DiaryViews({ timeline }: { timeline: ReactNode }) {
  const { formatMessage } = useIntl();
  const [params, setParams] = useSearchParams();
  const view = views.find((each) => each === params.get('view')) ?? 'timeline';
  const show = (next: View) =>
    setParams(next === 'timeline' ? {} : { view: next }, { replace: true, preventScrollReset: true });
  const contents: Record<View, ReactNode> = {
    timeline,
    calendar: (
      <Part key="calendar" title="diary.calendar.failedTitle">
        {(attempt) => <CalendarView attempt={attempt} />}
      </Part>
    ),
    year: (
      <Part key="year" title="diary.year.failedTitle">
        {(attempt) => <YearView attempt={attempt} />}
      </Part>
    ),
  };
  return (
    <Tabs
      label={formatMessage({ id: 'diary.view' })}
      tabs={views.map((value) => ({
        value,
        label: formatMessage({ id: `diary.view.${value}` }),
        content: contents[value],
      }))}
      value={view}
      onChange={show}
    />
  );
}

type PartProps = {
  title: 'diary.calendar.failedTitle' | 'diary.year.failedTitle';
  children: (attempt: number) => ReactNode;
};

/** A view that shows an error when it fails to load; another attempt, month or year loads it again. */
function Part({ title, children }: PartProps) {
  const [params] = useSearchParams();
  const [attempt, setAttempt] = useState(0);
  const again = () => setAttempt(attempt + 1);
  return (
    <ResetBoundary
      resetKey={`${attempt} ${params}`}
      fallback={(error) => <ListProblem error={error} title={title} text="diary.loadFailed" onRetry={again} />}
    >
      <Suspense fallback={<DiarySpinner />}>{children(attempt)}</Suspense>
    </ResetBoundary>
  );
}
