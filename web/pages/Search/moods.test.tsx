import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RequestError } from '../../relay/RequestError';
import { address, answer, type Rendered, showSearch, unfiltered, variablesOf } from '../../testing/showSearch';
import { moods } from './searchState';

beforeEach(() => window.localStorage.setItem('fuud_city_chosen', 'true'));

const words = moods.map((mood, at) => ({
  key: mood.toUpperCase(),
  label: mood.charAt(0).toUpperCase() + mood.slice(1),
  description: `About ${mood}`,
  color: `#0000${at}0`,
}));
const moodsAsked = ({ environment }: Rendered) =>
  environment.mock.getAllOperations().filter(({ request }) => request.node.operation.name === 'useMoodsQuery');
const tell = (page: Rendered) =>
  act(async () => {
    for (const operation of moodsAsked(page)) page.environment.mock.resolve(operation, { data: { moodInfos: words } });
  });
const opener = () => screen.getByRole('button', { name: /^Mood/ });
const panel = () => screen.queryByRole('dialog', { name: 'What mood are you in?' });
const tile = (name: RegExp) => within(panel() as HTMLElement).getByRole('button', { name });
const open = async () => {
  await userEvent.click(opener());
  await screen.findByRole('dialog', { name: 'What mood are you in?' });
};

test('the panel has eight moods with eight different colors; a mood shows its description', async () => {
  const page = showSearch();
  expect(moodsAsked(page)).toEqual([]);
  await open();
  await tell(page);
  const tiles = within(panel() as HTMLElement).getAllByRole('button');
  expect(tiles.map((each) => each.getAttribute('aria-pressed'))).toEqual(Array(8).fill('false'));
  expect(tile(/^Romantic/)).toHaveTextContent('About romantic');
  expect(new Set(tiles.map((each) => each.style.getPropertyValue('--mood'))).size).toBe(8);
  expect(opener()).toHaveAttribute('aria-expanded', 'true');
});

test('a press on a mood searches and closes the panel; a press on the chosen mood clears the choice', async () => {
  const page = showSearch();
  await open();
  await tell(page);
  await userEvent.click(tile(/^Romantic/));
  expect(panel()).not.toBeInTheDocument();
  expect(opener()).toHaveFocus();
  expect(opener()).toHaveAccessibleName('Mood: Romantic');
  expect(address().get('mood')).toBe('romantic');
  expect(variablesOf(page)).toEqual([{ ...unfiltered, query: '', mood: 'ROMANTIC' }]);
  await answer(page, 4);
  expect(screen.getByRole('heading', { name: 'Results in St. Louis for Romantic' })).toBeInTheDocument();

  await open();
  expect(tile(/^Romantic/)).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(tile(/^Study/));
  expect(address().get('mood')).toBe('study');
  await open();
  expect(tile(/^Romantic/)).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(tile(/^Study/));
  expect(address().get('mood')).toBeNull();
  expect(await screen.findByRole('heading', { name: 'Start with a craving' })).toBeInTheDocument();
});

test('a URL with a mood and words searches for both, and the heading shows the words', async () => {
  const page = showSearch('?q=ramen&mood=study&page=2');
  await tell(page);
  expect(variablesOf(page)).toEqual([{ ...unfiltered, query: 'ramen', mood: 'STUDY', skip: 10 }]);
  await answer(page, 14);
  expect(screen.getByRole('heading', { name: 'Results in St. Louis for ramen' })).toBeInTheDocument();
  expect(opener()).toHaveAccessibleName('Mood: Study');
});

const fail = (page: Rendered) =>
  act(async () => {
    const [operation] = moodsAsked(page);
    if (operation) page.environment.mock.reject(operation, new RequestError('offline', 'No connection'));
  });

test('if the moods fail to load, a button tries again', async () => {
  const page = showSearch();
  await open();
  await fail(page);
  expect(screen.getByRole('alert')).toHaveTextContent('The moods could not be loaded.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await tell(page);
  expect(tile(/^Sweet/)).toBeInTheDocument();
});

test('if the moods failed to load before the panel opened, opening the panel loads them again', async () => {
  const page = showSearch();
  await userEvent.hover(opener());
  await fail(page);
  await open();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await tell(page);
  expect(tile(/^Sweet/)).toBeInTheDocument();
});
