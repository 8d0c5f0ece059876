import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import messages from '../../intl/messages/en.json';
import type { DeckOffer } from './deckOffer';
import { WishPanel } from './WishPanel';
import { noWishes, type Wishes } from './wishes';

const cuisines = Array.from({ length: 12 }, (_, at) => ({ key: `k${at}`, label: `Kitchen ${at}` }));
/** No card matches filters with the diet "vegan". All other filters match 7 cards, or the cards of the cuisine. */
const countWith = ({ diets, cuisines: [key] }: Wishes) =>
  diets.includes('vegan') ? 0 : key ? 20 - Number(key.slice(1)) : 7;

function show(offer: Partial<DeckOffer> = {}, found: number | 'searching' = 200, wishes: Wishes = noWishes) {
  const whole: DeckOffer = { cuisines, unlisted: [], total: 200, countWith, ...offer };
  const panel = {
    id: 'panel',
    wishes,
    offer: whole,
    found,
    onChange: jest.fn(),
    onClose: jest.fn(),
    onShow: jest.fn(),
  };
  render(
    <IntlProvider locale="en" messages={messages}>
      <WishPanel {...panel} />
    </IntlProvider>,
  );
}

test('ten cuisines are visible, each with the number of cards to which it leads; a press on “+2 more” adds the other two at the end', async () => {
  show();
  const shown = () => screen.getAllByRole('button', { name: /^Kitchen/ }).map(({ textContent }) => textContent);
  expect(shown()).toHaveLength(10);
  expect(shown()[0]).toBe('Kitchen 0 20');
  const before = shown();
  await userEvent.click(screen.getByRole('button', { name: '+2 more' }));
  expect(shown()).toEqual([...before, 'Kitchen 10 10', 'Kitchen 11 9']);
});

test('the number of a cuisine counts the other filters, but not the other chosen cuisines', () => {
  const wishes: Wishes = { ...noWishes, cuisines: ['k1'] };
  show({}, 19, wishes);
  expect(screen.getByRole('button', { name: 'Kitchen 0 20' })).toHaveAttribute('data-faint', 'false');
  cleanup();
  show({}, 0, { ...wishes, diets: ['vegan'] });
  expect(screen.getByRole('button', { name: 'Kitchen 0 0' })).toHaveAttribute('data-faint', 'true');
});

test('no filter is visible until the whole deck has loaded, because each new page would move the filters', () => {
  show({}, 'searching');
  expect(screen.queryByRole('button', { name: /^Kitchen|\$/ })).toBeNull();
});

test('if no restaurant lists a fact, the filters for it are not shown; a filter that no card passes is faint', () => {
  show({ unlisted: ['price', 'hours'] });
  expect(screen.queryByRole('button', { name: '$' })).toBeNull();
  expect(screen.getByRole('group', { name: 'Price · not listed here' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'vegan' })).toHaveAttribute('data-faint', 'true');
  expect(screen.getByRole('button', { name: 'halal' })).toHaveAttribute('data-faint', 'false');
  expect(screen.getByRole('button', { name: 'Show this deck’s 200' })).toBeInTheDocument();
});
