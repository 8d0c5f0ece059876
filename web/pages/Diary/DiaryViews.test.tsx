import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RequestError } from '../../relay/RequestError';
import { answerOperation, failOperation, operationOf, operationsOf } from '../../testing/answerOperation';
import { mockDrawPlaces, withoutMap } from '../../testing/mockDrawPlaces';
import { mockRestaurant } from '../../testing/mockRestaurant';
import { renderWithRelay } from '../../testing/renderWithRelay';
import { DiaryViews } from './DiaryViews';

jest.mock('../../components/restaurant/map/drawPlaces', () => ({ drawPlaces: jest.fn() }));

const at = (address: string) =>
  renderWithRelay(<DiaryViews timeline="all entries" />, { viewer: 'MEMBER', at: address });
/** Waits until the view's code has loaded and the view has sent its query. */
const started = ({ environment }: ReturnType<typeof at>, name: string) =>
  waitFor(() => expect(operationsOf(environment, name)).toHaveLength(1));
const edge = (id: string, day: string, name: string) => ({
  day,
  node: { id, notes: `Notes of ${id}`, dishNotes: null },
  diaryEntry: { snapshot: { name }, restaurant: mockRestaurant({ id: `id ${name}`, name }) },
});
const february = [
  edge('c', '2024-02-29', 'Rosso'),
  edge('b', '2024-02-29', 'Noodle'),
  edge('a', '2024-02-01', 'Rosso'),
];
const answer = ({ environment }: ReturnType<typeof at>, edges: object[]) =>
  answerOperation(environment, 'CalendarViewQuery', {
    Viewer: () => ({
      diaryMonths: [{ year: 2023, month: 7, visitCount: 1 }],
      diaryVisits: { totalCount: edges.length, edges },
    }),
  });

const comeBack = () => act(async () => void window.dispatchEvent(new Event('focus')));

test('the timeline is shown first; one press opens another view', async () => {
  at('/diary');
  expect(screen.getByText('all entries')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: 'Calendar' }));
  expect(screen.getByRole('tab', { name: 'Calendar' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.queryByText('all entries')).not.toBeInTheDocument();
});

test('a month shows each visit on its day; pressing a day shows or hides the notes of that day', async () => {
  const page = at('/diary?view=calendar&month=2024-02');
  await started(page, 'CalendarViewQuery');
  expect(operationOf(page.environment, 'CalendarViewQuery').request.variables).toMatchObject({
    from: '2024-02-01',
    to: '2024-02-29',
  });
  await answer(page, february);
  expect(screen.getByRole('heading', { name: 'February 2024' })).toBeInTheDocument();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Sun',
    'Mon',
    'Tue',
    'Wed',
    'Thu',
    'Fri',
    'Sat',
  ]);
  expect(screen.getByText(/3 visits this month/)).toBeInTheDocument();
  expect(within(screen.getByRole('table')).getAllByRole('button')).toHaveLength(2);
  const leapDay = screen.getByRole('button', { name: 'February 29, 2024: Noodle, Rosso' });
  leapDay.focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('heading', { name: 'Thursday, February 29, 2024' })).toHaveFocus();
  expect(screen.getByText('Notes of b')).toBeInTheDocument();
  expect(screen.getByText('Notes of c')).toBeInTheDocument();
  await userEvent.click(leapDay);
  expect(screen.queryByText('Notes of b')).not.toBeInTheDocument();
});

test('after a return to the tab, the month shows what changed elsewhere; if nothing answers, it stays as it is', async () => {
  const page = at('/diary?view=calendar&month=2024-02');
  await started(page, 'CalendarViewQuery');
  await answer(page, february);
  await comeBack();
  await failOperation(page.environment, 'CalendarViewQuery', new RequestError('offline', 'No connection'));
  expect(screen.getByText(/3 visits this month/)).toBeInTheDocument();
  await comeBack();
  await answer(page, february.slice(2));
  expect(screen.getByText(/1 visit this month/)).toBeInTheDocument();
  expect(within(screen.getByRole('table')).getAllByRole('button')).toHaveLength(1);
});

test('the next month and any month with visits can be opened', async () => {
  const page = at('/diary?view=calendar&month=2023-12');
  await started(page, 'CalendarViewQuery');
  await answer(page, []);
  expect(screen.getByText(/No visits this month/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
  expect(operationOf(page.environment, 'CalendarViewQuery').request.variables).toMatchObject({ from: '2024-01-01' });
  await answer(page, []);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Months with visits' }), 'July 2023');
  expect(operationOf(page.environment, 'CalendarViewQuery').request.variables).toMatchObject({ to: '2023-07-31' });
});

test('after the calendar failed to load, a button loads it again', async () => {
  const page = at('/diary?view=calendar&month=2024-02');
  await started(page, 'CalendarViewQuery');
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // React logs the error
  await failOperation(page.environment, 'CalendarViewQuery', new RequestError('graphql', '500', { status: 500 }));
  expect(screen.getByText('The calendar did not open')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await answer(page, february);
  expect(screen.getByRole('table')).toBeInTheDocument();
});

const visited = (name: string, visitCount: number) => ({ name, visitCount, cuisines: [{ key: 'pizza' }] });

test('both most visited places are named; four best rated places are counted; weeks begin on Sunday', async () => {
  const page = at('/diary?view=year&year=2024');
  await started(page, 'YearViewQuery');
  expect(operationOf(page.environment, 'YearViewQuery').request.variables).toMatchObject({ firstWeekday: 0 });
  const answerTied = (parts: object) =>
    answerOperation(page.environment, 'YearViewQuery', {
      Viewer: () => ({
        diaryMonths: [{ year: 2024 }],
        diaryYear: {
          year: 2024,
          visitCount: 6,
          topCuisines: [],
          undatedVisitCount: 0,
          firstVisitOn: null,
          longestStreakWeeks: 1,
          bestRated: { name: 'Rosso', stars: 5 },
          restaurants: ['Rosso', 'Porch', 'Tin'].map((name) => visited(name, 2)),
          ...parts,
        },
      }),
    });
  await answerTied({ mostVisitedCount: 2, bestRatedCount: 4 });
  const texts = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(texts().slice(0, 2)).toEqual(['Rosso and Porch · 2 visits each', '4 places share 5 stars']);
  await comeBack(); // the year is loaded again
  await answerTied({ mostVisitedCount: 2, bestRatedCount: 1 });
  expect(texts()[1]).toBe('Rosso · 5 stars');
});

test('a year shows its facts and leaves out unknown facts; for a year without visits, a heading says so', async () => {
  const page = at('/diary?view=year&year=2024');
  await started(page, 'YearViewQuery');
  const answerYear = (parts: object) =>
    answerOperation(page.environment, 'YearViewQuery', {
      Viewer: () => ({
        diaryMonths: [{ year: 2024 }, { year: 2023 }],
        diaryYear: {
          year: 2024,
          cityCount: 0,
          topCuisines: [],
          bestRated: null,
          bestRatedCount: 0,
          mostVisitedCount: 1,
          undatedVisitCount: 0,
          longestStreakWeeks: 2,
          firstVisitOn: '2024-02-29',
          ...parts,
        },
      }),
    });
  await answerYear({ visitCount: 3, restaurantCount: 1, restaurants: [visited('Rosso', 3)] });
  const poster = within(screen.getByRole('article'));
  expect(poster.getByText('2024')).toBeInTheDocument();
  expect(poster.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['3 visits', '1 place']);
  expect(poster.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Rosso · 3 times',
    '2 weeks in a row',
    'February 29',
  ]);
  expect(screen.getByRole('button', { name: 'Save as picture' })).toBeEnabled();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2023');
  await answerYear({ year: 2023, visitCount: 0, restaurantCount: 0, restaurants: [], undatedVisitCount: 2 });
  expect(screen.getByText('2 visits have no date and are not counted.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'No visits in 2023' })).toBeInTheDocument();
});

describe('the map', () => {
  beforeEach(() => {
    window.HTMLElement.prototype.scrollIntoView = jest.fn();
  });
  afterEach(withoutMap);
  const entry = (name: string, latitude: number | null) => ({
    cursor: 'c',
    node: {
      id: `entry ${name}`,
      snapshot: { name },
      restaurant: latitude === null ? null : { name, coordinates: { latitude, longitude: -90 } },
    },
  });
  const answerMap = ({ environment }: ReturnType<typeof at>, edges: object[]) =>
    answerOperation(environment, 'MapViewQuery', {
      Viewer: () => ({ diary: { edges, pageInfo: { hasNextPage: false, endCursor: 'c' } } }),
    });

  test('there is no map without a map style', () => {
    at('/diary?view=map');
    expect(screen.queryByRole('tab', { name: 'Map' })).not.toBeInTheDocument();
    expect(screen.getByText('all entries')).toBeInTheDocument();
  });

  test('a pin opens the entry of its place; places without a known location are counted', async () => {
    mockDrawPlaces();
    const page = at('/diary');
    await userEvent.click(screen.getByRole('tab', { name: 'Map' }));
    await started(page, 'MapViewQuery');
    await answerMap(page, [entry('Rosso', 38.6), entry('Noodle', 38.7), entry('Gone', null)]);
    expect(screen.getByText('1 place has no known location: it is on the list only.')).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Noodle' }));
    await started(page, 'ChosenEntriesQuery');
    expect(operationOf(page.environment, 'ChosenEntriesQuery').request.variables).toMatchObject({
      ids: ['entry Noodle'],
    });
    await answerOperation(page.environment, 'ChosenEntriesQuery', {
      Query: () => ({
        nodes: [
          {
            __typename: 'DiaryEntry',
            id: 'entry Noodle',
            addedAt: '2026-01-02T00:00:00.000Z',
            visitedAt: '2026-01-01',
            notes: 'Long noodles',
            dishNotes: null,
            snapshot: { name: 'Noodle' },
            restaurant: mockRestaurant({ id: 'id Noodle', name: 'Noodle' }),
          },
        ],
      }),
    });
    const opened = screen.getByRole('region', { name: 'On the map' });
    expect(opened).toHaveFocus();
    expect(opened).toHaveTextContent('Long noodles');
  });

  test('after a return to the tab, the map shows what changed elsewhere', async () => {
    mockDrawPlaces();
    const page = at('/diary?view=map');
    await started(page, 'MapViewQuery');
    await answerMap(page, [entry('Rosso', 38.6)]);
    await screen.findByRole('button', { name: 'Rosso' });
    await comeBack();
    await answerOperation(page.environment, 'MapViewPageQuery', {
      Viewer: () => ({ diary: { edges: [entry('Noodle', 38.7)], pageInfo: { hasNextPage: false, endCursor: 'c' } } }),
    });
    expect(await screen.findByRole('button', { name: 'Noodle' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Rosso' })).not.toBeInTheDocument();
  });

  test('if the map fails, a message and the timeline are shown; an empty diary has no map', async () => {
    const { fail } = mockDrawPlaces();
    const page = at('/diary?view=map');
    await started(page, 'MapViewQuery');
    await answerMap(page, [entry('Rosso', 38.6)]);
    await screen.findByRole('button', { name: 'Rosso' });
    await fail();
    expect(screen.getAllByText('The map is not available right now.')[0]).toBeInTheDocument();
    expect(screen.getByText('all entries')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('tab', { name: 'Map' }));
    await started(page, 'MapViewQuery');
    await answerMap(page, []);
    expect(screen.queryByRole('button', { name: 'Rosso' })).not.toBeInTheDocument();
    expect(screen.getByRole('tabpanel')).not.toBeEmptyDOMElement();
  });
});
