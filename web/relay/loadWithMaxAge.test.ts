import { createMockEnvironment, type MockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import artifact from '../__generated__/SearchResultsQuery.graphql';
import { emptySearch } from '../pages/Search/searchState';
import { searchVariables } from '../pages/Search/searchVariables';
import { type CacheTimes, cacheTimes } from './cacheTimes';
import { loadWithMaxAge } from './loadWithMaxAge';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const minutes = 60_000;
const variables = searchVariables({ ...emptySearch('St. Louis'), text: 'ramen' }, 'EN');

/**
 * Loads the query and answers its request. `asked`: a request was sent. `shown`: the store had an answer that was not
 * too old, so the page need not wait for the request.
 */
function ask(environment: MockEnvironment, times: CacheTimes = cacheTimes.search) {
  const query = loadWithMaxAge(environment, artifact, variables, times);
  const [operation] = environment.mock.getAllOperations();
  if (operation) {
    environment.mock.nextValue(operation, MockPayloadGenerator.generate(operation));
    environment.mock.complete(operation);
  }
  query.dispose();
  return { asked: Boolean(operation), shown: query.fetchPolicy !== 'network-only' };
}

test('answers become stale after 5 or 10 minutes, and expire after 10 to 30 minutes', () => {
  const inMinutes = Object.entries(cacheTimes).map(([name, { stale, maxAge }]) => [
    name,
    stale / minutes,
    maxAge / minutes,
  ]);
  expect(inMinutes).toEqual([
    ['search', 5, 30],
    ['discover', 5, 15],
    ['diary', 10, 10],
    ['popular', 10, 10],
  ]);
});

test('the answer to a search is fetched again after 5 minutes, and is no longer shown after 30 minutes', () => {
  const environment = createMockEnvironment();
  expect(ask(environment)).toEqual({ asked: true, shown: false });
  jest.advanceTimersByTime(5 * minutes - 1);
  expect(ask(environment)).toEqual({ asked: false, shown: true });
  jest.advanceTimersByTime(1 * minutes);
  expect(ask(environment)).toEqual({ asked: true, shown: true });
  jest.advanceTimersByTime(30 * minutes);
  expect(ask(environment)).toEqual({ asked: true, shown: false });
});

test('the age is counted from the newest answer', () => {
  const environment = createMockEnvironment();
  ask(environment);
  jest.advanceTimersByTime(6 * minutes);
  ask(environment);
  jest.advanceTimersByTime(4 * minutes);
  expect(ask(environment).asked).toBe(false);
});

test.each([
  ['discover', 15],
  ['diary', 10],
  ['popular', 10],
] as const)('an answer with the cache times of %s is not shown after %d minutes', (name, age) => {
  const environment = createMockEnvironment();
  ask(environment, cacheTimes[name]);
  jest.advanceTimersByTime(age * minutes - 1);
  expect(ask(environment, cacheTimes[name]).shown).toBe(true);
  const other = createMockEnvironment();
  ask(other, cacheTimes[name]);
  jest.advanceTimersByTime(age * minutes);
  expect(ask(other, cacheTimes[name])).toEqual({ asked: true, shown: false });
});

test('after many other searches, the first answer is still in the store', () => {
  const environment = createMockEnvironment();
  ask(environment);
  for (let skip = 10; skip <= 400; skip += 10) {
    const query = loadWithMaxAge(environment, artifact, { ...variables, skip }, cacheTimes.search);
    environment.mock.resolveMostRecentOperation((operation) => MockPayloadGenerator.generate(operation));
    query.dispose();
  }
  expect(ask(environment).asked).toBe(false);
});
