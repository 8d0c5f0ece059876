import { act, fireEvent, screen } from '@testing-library/react';
import { RequestError } from '../../relay/RequestError';
import { address, asked, box, type Rendered, showSearch } from '../../testing/showSearch';

beforeEach(() => {
  window.localStorage.setItem('fuud_city_chosen', 'true');
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const type = (value: string) => {
  fireEvent.change(box(), { target: { value } });
  wait(150);
};
const press = (key: string) => fireEvent.keyDown(box(), { key });
const suggestionsAsked = ({ environment }: Rendered) =>
  environment.mock.getAllOperations().filter(({ request }) => request.node.operation.name === 'useSuggestionsQuery');
const suggest = (page: Rendered, ...texts: string[]) =>
  act(async () => {
    const [operation] = suggestionsAsked(page).slice(-1);
    const searchSuggestions = texts.map((text) => ({ text, kind: text.startsWith('my') ? 'RECENT' : 'CUISINE' }));
    if (operation) page.environment.mock.resolve(operation, { data: { searchSuggestions } });
  });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

test('what is typed is looked up once it rests, in the city and the language', async () => {
  const page = showSearch('?city=Phoenix');
  expect(box()).toHaveAttribute('aria-expanded', 'false');
  fireEvent.change(box(), { target: { value: 'it' } });
  wait(149);
  expect(suggestionsAsked(page)).toEqual([]);
  wait(1);
  expect(suggestionsAsked(page)[0]?.request.variables).toEqual({ text: 'it', areaText: 'Phoenix', language: 'EN' });
  await suggest(page, 'my italian night', 'Italian');
  expect(options()).toEqual(['my italian night Recent', 'Italian Cuisine']);
  expect(screen.getByRole('listbox', { name: 'Search suggestions' })).toBeInTheDocument();
});

test('the arrows choose one, and Enter searches for it at once', async () => {
  const page = showSearch();
  type('an');
  await suggest(page, 'Italian', 'Mexican');
  press('ArrowDown');
  press('ArrowDown');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Mexican');
  press('Enter');
  expect(address().get('q')).toBe('Mexican');
  expect(box()).toHaveValue('Mexican');
  expect(asked(page)).toEqual([expect.objectContaining({ query: 'Mexican' })]);
  expect(options()).toEqual([]);
});

test('a press chooses one too; Escape and leaving the box close the list, and the text stays', async () => {
  const page = showSearch();
  type('an');
  await suggest(page, 'Italian', 'Mexican');
  press('Escape');
  expect(options()).toEqual([]);
  expect(box()).toHaveValue('an');
  press('ArrowDown');
  expect(options()).toHaveLength(2);
  fireEvent.blur(box());
  expect(options()).toEqual([]);
  fireEvent.click(box());
  fireEvent.click(screen.getAllByRole('option')[0] as HTMLElement);
  expect(address().get('q')).toBe('Italian');
});

test.each([
  [true, 'gives the room of its keyboard back'],
  [false, 'keeps the focus'],
])('once submitted, a box on a touch screen (%s) %s', async (matches) => {
  window.matchMedia = ((query: string) => ({ matches: matches && query === '(pointer: coarse)' })) as never;
  const page = showSearch();
  box().focus();
  type('an');
  await suggest(page, 'Italian');
  fireEvent.click(screen.getByRole('option'));
  expect(address().get('q')).toBe('Italian');
  expect(document.activeElement === box()).toBe(!matches);
  window.matchMedia = undefined as never;
});

test('while the next list is on its way, what no longer fits is gone', async () => {
  const page = showSearch();
  type('an');
  await suggest(page, 'Italian', 'Mexican');
  fireEvent.change(box(), { target: { value: 'anit' } });
  fireEvent.change(box(), { target: { value: 'ita' } });
  expect(options()).toEqual(['Italian Cuisine']);
});

test('nothing found is said 600 ms after the last key, of a word or two, not of a craving that is told', async () => {
  const page = showSearch();
  type('zzzzqq');
  expect(screen.queryByText('No suggestions found.')).not.toBeInTheDocument();
  await suggest(page);
  expect(screen.queryByText('No suggestions found.')).not.toBeInTheDocument();
  wait(449);
  expect(screen.queryByText('No suggestions found.')).not.toBeInTheDocument();
  wait(1);
  expect(screen.getByText('No suggestions found.')).toBeInTheDocument();
  type('somewhere my dad can follow');
  await suggest(page);
  wait(600);
  expect(screen.queryByText('No suggestions found.')).not.toBeInTheDocument();
});

test('suggestions that do not come disturb nobody', async () => {
  const page = showSearch();
  type('an');
  await act(async () => {
    const [operation] = suggestionsAsked(page);
    if (operation) page.environment.mock.reject(operation, new RequestError('offline', 'No connection'));
  });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(options()).toEqual([]);
});

describe('an empty box', () => {
  test('offers a member their own searches', async () => {
    const page = showSearch('', { viewer: 'MEMBER' });
    fireEvent.click(box());
    expect(suggestionsAsked(page)[0]?.request.variables).toMatchObject({ text: '' });
    await suggest(page, 'my ramen');
    expect(options()).toEqual(['my ramen Recent']);
  });

  test('asks nothing for guests', async () => {
    const page = showSearch();
    fireEvent.click(box());
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(page.environment.mock.getAllOperations()).toEqual([]);
  });
});
