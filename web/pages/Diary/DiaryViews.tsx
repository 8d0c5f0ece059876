import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { ListProblem } from '../../components/problems/ListProblem';
import { ResetBoundary } from '../../components/problems/ResetBoundary';
import { mapStyle } from '../../device/mapStyle';
import { Tabs } from '../../ui/Tabs';
import { DiarySpinner } from './DiarySpinner';

const CalendarView = lazy(async () => ({ default: (await import('./Calendar/CalendarView')).CalendarView }));
const MapView = lazy(async () => ({ default: (await import('./Map/MapView')).MapView }));
const YearView = lazy(async () => ({ default: (await import('./Year/YearView')).YearView }));

const allViews = ['timeline', 'calendar', 'map', 'year'] as const;
type View = (typeof allViews)[number];

/**
 * The views of the diary. The address names the chosen view (?view=calendar). There is a map only if the operator set a
 * map style. `timeline` is the default view.
 */
export function DiaryViews({ timeline }: { timeline: ReactNode }) {
  const { formatMessage } = useIntl();
  const [params, setParams] = useSearchParams();
  const style = mapStyle();
  const views = allViews.filter((each) => each !== 'map' || style !== null);
  const view = views.find((each) => each === params.get('view')) ?? 'timeline';
  const show = (next: View) => setParams(next === 'timeline' ? {} : { view: next }, { preventScrollReset: true });
  const contents: Record<View, ReactNode> = {
    timeline,
    calendar: (
      <Part key="calendar" title="diary.calendar.failedTitle">
        {(attempt) => <CalendarView attempt={attempt} />}
      </Part>
    ),
    map: style && (
      <Part key="map" title="diary.map.failedTitle">
        {(attempt) => <MapView style={style} attempt={attempt} onFail={() => show('timeline')} />}
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
  title: 'diary.calendar.failedTitle' | 'diary.map.failedTitle' | 'diary.year.failedTitle';
  children: (attempt: number) => ReactNode;
};

/**
 * A view, or an error if the view failed to load. After an error, the view loads again on a retry, or when the
 * parameters in the URL change.
 */
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
