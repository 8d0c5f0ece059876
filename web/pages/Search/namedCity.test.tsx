import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MockPayloadGenerator } from 'relay-test-utils';
import { address, answer, type Rendered, showSearch } from '../../testing/showSearch';

beforeEach(() => window.localStorage.setItem('fuud_city_chosen', 'true'));

/** The fields of an answer to a search whose words end with "in chicago". */
const inChicago = (status: 'FOUND' | 'EMPTY') => ({
  area: { status, city: { id: 'chicago-il', key: 'chicago-il', shortName: 'Chicago' } },
  interpretation: {
    isTruncated: false,
    corrections: [],
    unknownWords: [],
    asksForNearby: false,
    chips: [{ key: 'place:city:chicago-il', kind: 'PLACE', label: 'in chicago', text: 'in chicago' }],
  },
});

const resolve = (page: Rendered, query: string, data: object) =>
  act(async () => {
    const { mock } = page.environment;
    const operation = mock.findOperation(({ request }) => request.node.operation.name === query);
    mock.resolve(operation, MockPayloadGenerator.generate(operation, { Query: () => data }));
  });
const edge = (shortName: string, key: string) => ({ node: { id: key, key, shortName, hasRestaurants: true } });
/** Resolves the query for the list of cities. `status`: FOUND if the chosen city has restaurants. */
const answerCities = (page: Rendered, status: 'FOUND' | 'EMPTY', edges: readonly object[]) =>
  resolve(page, 'useOtherCitiesQuery', {
    cities: { edges },
    chosen: { area: { status, city: { id: 'st-louis-mo', key: 'st-louis-mo' } } },
  });
const answerLookIn = (page: Rendered, totalCount: number, isSample = false) =>
  resolve(page, 'LookInQuery', { searchRestaurants: { totalCount, edges: [{ node: { id: 'best', isSample } }] } });

test('a named city appears exactly once in each of the heading, the announcement and the page title', async () => {
  await answer(showSearch('?q=pizza%20in%20chicago'), 5, 2, inChicago('FOUND'));
  expect(screen.getByRole('heading', { name: 'Results in Chicago for pizza' })).toBeInTheDocument();
  expect(screen.getByText('5 results in Chicago for pizza')).toBeInTheDocument();
  expect(document.title).toBe('Results in Chicago for pizza · Fuud');
  expect(screen.getByRole('button', { name: 'City: St. Louis' })).toBeInTheDocument();
});

test('if the words name only a city, the heading and the announcement name only this city', async () => {
  await answer(showSearch('?q=in%20chicago'), 5, 2, inChicago('FOUND'));
  expect(screen.getByRole('heading', { name: 'Results in Chicago' })).toBeInTheDocument();
  expect(screen.getByText('5 results in Chicago')).toBeInTheDocument();
});

test('if nothing is found in a named city with places, the example cravings search in this city', async () => {
  await answer(showSearch('?q=zzzzqq%20in%20chicago'), 0, 0, inChicago('FOUND'));
  expect(await screen.findByRole('heading', { name: 'Nothing on the menu for zzzzqq in Chicago' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ramen' })).toHaveAttribute('href', '/search?q=ramen&city=Chicago');
});

test('if a named city has no places, the search and example cravings are offered in the chosen city', async () => {
  const page = showSearch('?q=pizza%20in%20chicago');
  await answer(page, 0, 0, inChicago('EMPTY'));
  expect(await screen.findByText(/^Fuud has no places/)).toHaveTextContent('Fuud has no places in Chicago yet.');
  expect(screen.queryByText(/^Look in/)).not.toBeInTheDocument();
  await answerCities(page, 'FOUND', [edge('St. Louis', 'st-louis-mo'), edge('Chicago', 'chicago-il')]);
  await answerLookIn(page, 57);
  expect(screen.getByText('Look in a city that has some:')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ramen' })).toHaveAttribute('href', '/search?q=ramen&city=St.+Louis');
  const buttons = screen.getAllByRole('button', { name: /^Look in/ });
  expect(buttons.map((button) => button.textContent)).toEqual(['Look in St. Louis: 57 restaurants']);
  await userEvent.click(buttons[0] as HTMLElement);
  expect(Object.fromEntries(address())).toEqual({ q: 'pizza', city: 'St. Louis' });
});

test('the button to a city with invented restaurants says so before it is pressed', async () => {
  const page = showSearch('?q=pizza%20in%20chicago');
  await answer(page, 0, 0, inChicago('EMPTY'));
  await answerCities(page, 'EMPTY', [edge('Phoenix', 'phoenix-az')]);
  await answerLookIn(page, 14, true);
  expect(screen.getByRole('button', { name: /^Look in Phoenix/ })).toHaveTextContent('Sample data');
});

test('if the words name only a city without places, a button without a number leads to the chosen city', async () => {
  const page = showSearch('?q=in%20chicago');
  await answer(page, 0, 0, inChicago('EMPTY'));
  expect(await screen.findByRole('heading', { name: 'Nothing on the menu in Chicago' })).toBeInTheDocument();
  await answerCities(page, 'FOUND', []);
  await answerLookIn(page, 1363);
  await userEvent.click(screen.getByRole('button', { name: 'Look in St. Louis' }));
  expect(Object.fromEntries(address())).toEqual({ city: 'St. Louis' });
});

test('if no city has places, no other city and no example craving is offered', async () => {
  const page = showSearch('?q=pizza%20in%20chicago');
  await answer(page, 0, 0, inChicago('EMPTY'));
  expect(await screen.findByText(/^Fuud has no places/)).toHaveTextContent('Fuud has no places in Chicago yet.');
  await answerCities(page, 'EMPTY', []);
  expect(screen.queryByText(/^Look in/)).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Ramen' })).not.toBeInTheDocument();
});
