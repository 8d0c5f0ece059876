import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMockEnvironment } from 'relay-test-utils';
import { findPosition, readPosition } from '../../device/position';
import { address, answer, asked, plain, showSearch } from '../../testing/showSearch';
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

test('another order is another search, from its first page; the best match leaves the address', async () => {
  const page = showSearch('?q=pizza&page=2');
  await answer(page, 23);
  expect(chosen()).toBe('Best match');
  await choose('Rating');
  expect([address().get('sort'), address().get('page')]).toEqual(['rating', null]);
  expect(asked(page)).toEqual([{ ...plain, query: 'pizza', sort: 'RATING' }]);
  await answer(page, 23);
  expect(chosen()).toBe('Rating');
  await choose('Best match');
  expect(address().get('sort')).toBeNull();
});

test('nearest first, once the reader tells where they are', async () => {
  const page = showSearch('?q=pizza');
  await answer(page, 23);
  expect(findPosition).not.toHaveBeenCalled();
  jest.mocked(findPosition).mockImplementation(async () => {
    jest.mocked(readPosition).mockReturnValue(here);
    return true;
  });
  await choose('Nearest to me');
  await waitFor(() => expect(address().get('sort')).toBe('distance'));
  expect(asked(page)).toEqual([{ ...plain, query: 'pizza', sort: 'DISTANCE', area: { point: here } }]);
  await answer(page, 3);
  expect(await screen.findByRole('heading', { name: 'Results near you for pizza' })).toBeInTheDocument();
  await waitFor(() => expect(document.title).toBe('Results near you for pizza · Fuud'));
  expect(screen.getByText('3 results near you for pizza')).toBeInTheDocument();
});

test('a reader who does not tell keeps the order there is, and hears why', async () => {
  const page = showSearch('?q=pizza&sort=price');
  await answer(page, 23);
  jest.mocked(findPosition).mockResolvedValue(false);
  await choose('Nearest to me');
  expect(await screen.findByText(/^Your location could not be found/)).toBeInTheDocument();
  expect(chosen()).toBe('Price');
  expect(address().get('sort')).toBe('price');
});

test('nothing near: the city is one press away', async () => {
  jest.mocked(readPosition).mockReturnValue(here);
  const page = showSearch('?q=pizza&sort=distance&city=Phoenix');
  await answer(page, 0);
  expect(await screen.findByRole('heading', { name: 'Nothing on the menu for pizza near you' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Look in Phoenix' }));
  expect(Object.fromEntries(address())).toEqual({ q: 'pizza', city: 'Phoenix' });
});

test('an address by distance is the best match for whoever has not told where they are', () => {
  const url = new URL('https://fuud.test/search?q=pizza&city=Phoenix&sort=distance');
  let answered: unknown;
  try {
    loadSearchPage({ environment: createMockEnvironment(), url, params: {} });
  } catch (error) {
    answered = error;
  }
  expect((answered as Response).headers.get('Location')).toBe('/search?q=pizza&city=Phoenix');
});

test('another city is not near; other orders go along', () => {
  const search = { ...emptySearch('St. Louis'), page: 3 };
  expect(moveTo({ ...search, sort: 'distance' }, 'Phoenix')).toEqual(emptySearch('Phoenix'));
  expect(moveTo({ ...search, sort: 'price' }, 'Phoenix')).toEqual({ ...emptySearch('Phoenix'), sort: 'price' });
});
