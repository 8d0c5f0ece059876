import { act, fireEvent, screen } from '@testing-library/react';
import { RequestError } from '../../relay/RequestError';
import { address, box, type Rendered, showSearch, variablesOf } from '../../testing/showSearch';

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

test('suggestions for the city and the language load after a pause in typing', async () => {
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

test('the arrow keys highlight a suggestion, and Enter searches for this suggestion immediately', async () => {
  const page = showSearch();
  type('an');
  await suggest(page, 'Italian', 'Mexican');
  press('ArrowDown');
  press('ArrowDown');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Mexican');
  press('Enter');
  expect(address().get('q')).toBe('Mexican');
  expect(box()).toHaveValue('Mexican');
  expect(variablesOf(page)).toEqual([expect.objectContaining({ query: 'Mexican' })]);
  expect(options()).toEqual([]);
});

test('a click on a suggestion searches for it; Escape and blur close the list, and Escape keeps the text', async () => {
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
  [true, 'loses the focus, so that the keyboard disappears'],
  [false, 'keeps the focus'],
])('after a search (touch screen: %s), the box %s', async (matches) => {
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

test('while the next list loads, suggestions that do not contain the new text are hidden', async () => {
  const page = showSearch();
  type('an');
  await suggest(page, 'Italian', 'Mexican');
  fireEvent.change(box(), { target: { value: 'anit' } });
  fireEvent.change(box(), { target: { value: 'ita' } });
  expect(options()).toEqual(['Italian Cuisine']);
});

test('“No suggestions found.” appears 600 ms after the last key, and only for a short text', async () => {
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

test('if suggestions fail to load, there is no message', async () => {
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
  test('suggests a member’s own earlier searches', async () => {
    const page = showSearch('', { viewer: 'MEMBER' });
    fireEvent.click(box());
    expect(suggestionsAsked(page)[0]?.request.variables).toMatchObject({ text: '' });
    await suggest(page, 'my ramen');
    expect(options()).toEqual(['my ramen Recent']);
  });

  test('sends no request for guests', async () => {
    const page = showSearch();
    fireEvent.click(box());
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(page.environment.mock.getAllOperations()).toEqual([]);
  });
});
