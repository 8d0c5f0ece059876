import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { findPosition, readPosition } from '../../device/position';
import { mockRestaurant } from '../../testing/mockRestaurant';
import { address, answer, type Rendered, showSearch, unfiltered, variablesOf } from '../../testing/showSearch';
import { loadSearchPage } from './loadSearchPage';
import { emptySearch } from './searchState';
import { moveTo } from './searchSteps';

jest.mock('../../device/position', () => ({ findPosition: jest.fn(), readPosition: jest.fn(() => null) }));

const here = { latitude: 38.6, longitude: -90.2 };
const choice = () => screen.getByRole('combobox', { name: 'Sort by' });
const choose = (name: string) => userEvent.selectOptions(choice(), name);
const chosen = () => within(choice()).getByRole('option', { selected: true }).textContent;

beforeEach(() => {
  window.localStorage.setItem('fuud_city_chosen', 'true');
  jest.mocked(readPosition).mockReturnValue(null);
});

test('another order starts a search at page 1; for the best match the URL has no parameter “sort”', async () => {
  const page = showSearch('?q=pizza&page=2');
  await answer(page, 23);
  expect(chosen()).toBe('Best match');
  await choose('Rating');
  expect([address().get('sort'), address().get('page')]).toEqual(['rating', null]);
  expect(variablesOf(page)).toEqual([{ ...unfiltered, query: 'pizza', sort: 'RATING' }]);
  await answer(page, 23);
  expect(chosen()).toBe('Rating');
  await choose('Best match');
  expect(address().get('sort')).toBeNull();
});

test('after the position is found, the search is ordered by distance, and the heading says “near you”', async () => {
  const page = showSearch('?q=pizza');
  await answer(page, 23);
  expect(findPosition).not.toHaveBeenCalled();
  jest.mocked(findPosition).mockImplementation(async () => {
    jest.mocked(readPosition).mockReturnValue(here);
    return true;
  });
  await choose('Nearest to me');
  await waitFor(() => expect(address().get('sort')).toBe('distance'));
  expect(variablesOf(page)).toEqual([{ ...unfiltered, query: 'pizza', sort: 'DISTANCE', area: { point: here } }]);
  await answer(page, 3);
  expect(await screen.findByRole('heading', { name: 'Results near you for pizza' })).toBeInTheDocument();
  await waitFor(() => expect(document.title).toBe('Results near you for pizza · Fuud'));
  expect(screen.getByText('3 results near you for pizza')).toBeInTheDocument();
});

test('if the text has “near me”, a button finds the position, sorts by distance and is then hidden', async () => {
  const page = showSearch('?q=pizza%20near%20me');
  const near = { asksForNearby: true, isTruncated: false, corrections: [], unknownWords: [], chips: [] };
  await answer(page, 23, 2, { interpretation: near });
  jest.mocked(findPosition).mockImplementation(async () => {
    jest.mocked(readPosition).mockReturnValue(here);
    return true;
  });
  await userEvent.click(screen.getByRole('button', { name: 'Use my location' }));
  await waitFor(() => expect(address().get('sort')).toBe('distance'));
  await answer(page, 3, 2, { interpretation: near });
  expect(await screen.findByRole('heading', { name: 'Results near you for pizza near me' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Use my location' })).toBeNull();
});

test('without a position the order stays, and a message says why', async () => {
  const page = showSearch('?q=pizza&sort=price');
  await answer(page, 23);
  jest.mocked(findPosition).mockResolvedValue(false);
  await choose('Nearest to me');
  expect(await screen.findByText(/^Your location could not be found/)).toBeInTheDocument();
  expect(chosen()).toBe('Price');
  expect(address().get('sort')).toBe('price');
});

test('order by rating: a rated row shows its rating and who gave it', async () => {
  const page = showSearch('?q=pizza&sort=rating');
  const unrated = { externalListings: [], ratingSummary: { average: null, count: 0 } };
  const edge = (id: string, parts: object) => ({
    node: mockRestaurant({ id, uuid: id, name: id, ...unrated, ...parts }),
    reasons: [],
    unknownConcepts: [],
  });
  await answer(page, 2, 2, { edges: [edge('a', { ratingSummary: { average: 4, count: 1 } }), edge('b', {})] });
  const [first, second] = screen.getAllByRole('article');
  expect(first).toHaveTextContent('4.0 (1)');
  expect(first).toHaveTextContent('rated 4.0 out of 5 by the Fuud community, 1 rating');
  expect(second).not.toHaveTextContent('out of 5');
  expect(screen.queryByText(/has a rating yet/)).not.toBeInTheDocument();
});

test('order by rating: if no result has a rating, a line says so', async () => {
  const page = showSearch('?q=pizza&sort=rating');
  const unrated = { externalListings: [], ratingSummary: { average: null, count: 0 } };
  const edges = [{ node: mockRestaurant(unrated), reasons: [], unknownConcepts: [] }];
  await answer(page, 1, 1, { edges });
  expect(screen.getByText(/^None of these has a rating yet/)).toBeInTheDocument();
});

test('order by price: if no result lists its prices, a line says so', async () => {
  const page = showSearch('?q=pizza&sort=price');
  const edge = (id: string, priceRange: string | null) => ({
    node: mockRestaurant({ id, uuid: id, priceRange }),
    reasons: [],
    unknownConcepts: [],
  });
  await answer(page, 1, 1, { edges: [edge('a', null)] });
  expect(screen.getByText(/^None of these lists its prices/)).toBeInTheDocument();
});

/** Resolves the request of LookIn: the search finds `totalCount` restaurants in the other city. */
const answerOther = ({ environment }: Rendered, totalCount: number) =>
  act(async () => {
    const operation = environment.mock.findOperation(({ request }) => request.node.operation.name === 'LookInQuery');
    const connection = () => ({ totalCount, edges: [{ node: { isSample: false } }] });
    environment.mock.resolve(
      operation,
      MockPayloadGenerator.generate(operation, { RestaurantSearchConnection: connection }),
    );
  });

/** Resolves the request for the list of cities. Only St. Louis and Phoenix are known to have restaurants. */
const answerCities = ({ environment }: Rendered) =>
  act(async () => {
    const operation = environment.mock.findOperation(
      ({ request }) => request.node.operation.name === 'useOtherCitiesQuery',
    );
    const city = (shortName: string, hasRestaurants: boolean | null) => ({
      node: { id: shortName, key: shortName, fullName: `${shortName}, US`, shortName, hasRestaurants },
    });
    const edges = [city('St. Louis', true), city('Boston', false), city('Chicago', null), city('Phoenix', true)];
    environment.mock.resolve(
      operation,
      MockPayloadGenerator.generate(operation, { CityConnection: () => ({ edges }) }),
    );
  });

test('after a search without results, a city in which the search also finds nothing is not offered', async () => {
  const page = showSearch('?q=zzzzqq');
  await answer(page, 0);
  expect(await screen.findByText(/^No restaurants found/)).toBeInTheDocument();
  await answerCities(page);
  const requestedCities = page.environment.mock.getAllOperations().map(({ request }) => request.variables.area?.city);
  expect(requestedCities).toEqual(['Phoenix']);
  await answerOther(page, 0);
  expect(screen.queryByRole('button', { name: /^Look in/ })).not.toBeInTheDocument();
});

test('if nothing is found near the user, a button searches in the whole city', async () => {
  jest.mocked(readPosition).mockReturnValue(here);
  const page = showSearch('?q=pizza&sort=distance&city=Phoenix');
  await answer(page, 0);
  expect(await screen.findByRole('heading', { name: 'Nothing on the menu for pizza near you' })).toBeInTheDocument();
  await answerOther(page, 7);
  await userEvent.click(screen.getByRole('button', { name: /^Look in Phoenix ?: 7 restaurants$/ }));
  expect(Object.fromEntries(address())).toEqual({ q: 'pizza', city: 'Phoenix' });
});

test('a URL with the order by distance redirects to the best match if the position is unknown', () => {
  const url = new URL('https://fuud.test/search?q=pizza&city=Phoenix&sort=distance');
  let answered: unknown;
  try {
    loadSearchPage({ environment: createMockEnvironment(), url, params: {} });
  } catch (error) {
    answered = error;
  }
  expect((answered as Response).headers.get('Location')).toBe('/search?q=pizza&city=Phoenix');
});

test('moving to another city drops the order by distance, but keeps other orders', () => {
  const search = { ...emptySearch('St. Louis'), page: 3 };
  expect(moveTo({ ...search, sort: 'distance' }, 'Phoenix')).toEqual(emptySearch('Phoenix'));
  expect(moveTo({ ...search, sort: 'price' }, 'Phoenix')).toEqual({ ...emptySearch('Phoenix'), sort: 'price' });
});
