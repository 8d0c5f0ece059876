import { act, fireEvent, screen } from '@testing-library/react';
import { storeSaveHistory } from '../../device/saveHistory';
import { address, answer, box, type Rendered, showSearch } from '../../testing/showSearch';

beforeEach(() => {
  window.localStorage.setItem('fuud_city_chosen', 'true');
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const operations = ({ environment }: Rendered, name: string) =>
  environment.mock.getAllOperations().filter(({ request }) => request.node.operation.name === name);
const recorded = (page: Rendered) =>
  operations(page, 'recordSearchMutation').map(({ request }) => request.variables.input);
const submit = async () => {
  fireEvent.submit(screen.getByRole('search'));
  await wait(0);
};
const type = (value: string) => fireEvent.change(box(), { target: { value } });

test('a search is recorded after its results have been shown for two seconds, and only one time', async () => {
  const page = showSearch('?q=pizza', { viewer: 'MEMBER' });
  await answer(page, 3);
  await wait(1999);
  expect(recorded(page)).toEqual([]);
  await wait(1);
  await wait(0);
  expect(recorded(page)).toEqual([{ query: 'pizza', areaText: 'St. Louis' }]);
  await wait(60_000);
  await submit();
  expect(recorded(page)).toHaveLength(1);
});

test('the back button returns to results that were shown for a while, not to results shown during typing', async () => {
  const page = showSearch('', { viewer: 'GUEST' });
  for (const [words, looked] of [
    ['noodles', 100],
    ['ramen', 2000],
    ['pizza', 100],
  ] as const) {
    type(words);
    await wait(300);
    await answer(page, 3);
    await wait(looked);
  }
  expect(address().get('q')).toBe('pizza');
  fireEvent.click(screen.getByText('History back'));
  await wait(0);
  expect(address().get('q')).toBe('ramen');
});

test('a submit records the search immediately, cut to 500 characters; typing does not record it', async () => {
  const page = showSearch('', { viewer: 'MEMBER' });
  type('piz');
  await wait(400);
  expect(recorded(page)).toEqual([]);
  type(`pizza ${'x'.repeat(600)}`);
  await submit();
  expect(recorded(page)).toEqual([{ query: `pizza ${'x'.repeat(494)}`, areaText: 'St. Louis' }]);
  type(`pizza ${'x'.repeat(493)}😀`);
  await submit();
  expect(recorded(page)[1]).toEqual({ query: `pizza ${'x'.repeat(493)}`, areaText: 'St. Louis' });
});

test.each(['GUEST', 'MEMBER'] as const)(
  'a search is not recorded for a %s whose search history is not kept',
  async (viewer) => {
    if (viewer === 'MEMBER') storeSaveHistory(false);
    const page = showSearch('?q=pizza', { viewer });
    await answer(page, 3);
    await submit();
    await wait(5000);
    expect(recorded(page)).toEqual([]);
  },
);

test('a search with only a mood is not recorded', async () => {
  const page = showSearch('?mood=sweet', { viewer: 'MEMBER' });
  await answer(page, 3);
  await submit();
  await wait(5000);
  expect(recorded(page)).toEqual([]);
});

test('the member’s recent searches load again one second after a search was recorded, but not earlier', async () => {
  const page = showSearch('', { viewer: 'MEMBER' });
  const ownSearches = async (...texts: string[]) => {
    const [operation] = operations(page, 'useSuggestionsQuery');
    const searchSuggestions = texts.map((text) => ({ text, kind: 'RECENT' }));
    await act(async () => operation && page.environment.mock.resolve(operation, { data: { searchSuggestions } }));
  };
  const look = () => {
    fireEvent.blur(box());
    fireEvent.click(box());
  };
  look();
  await ownSearches('tacos');
  type('pizza');
  await submit();
  const [mutation] = operations(page, 'recordSearchMutation');
  await act(
    async () => mutation && page.environment.mock.resolve(mutation, { data: { recordSearch: { searchRecord: null } } }),
  );
  type('');
  await wait(0);
  look();
  expect(operations(page, 'useSuggestionsQuery')).toHaveLength(0);
  fireEvent.blur(box());
  await wait(1000);
  look();
  await ownSearches('pizza', 'tacos');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['pizza Recent', 'tacos Recent']);
});
