import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readCity } from '../../device/city';
import { answerOperation, operationOf } from '../../testing/answerOperation';
import { renderWithRelay } from '../../testing/renderWithRelay';
import { beginDeck } from './deckSteps';
import { EmptyDeck, type Matches } from './EmptyDeck';
import type { Wishes } from './wishes';

const chosen: Wishes = { cuisines: ['chinese'], price: '$', diets: [], hours: [] };
/** 5 of 200 cards are Chinese, and none of the 200 has the price "$". */
const countWith = ({ cuisines, price }: Wishes) => (price ? 0 : cuisines.length > 0 ? 5 : 200);
const cuisines = [{ key: 'chinese', label: 'Chinese' }];

function show(matches: Partial<Matches>, filters: Wishes = chosen) {
  const onChange = jest.fn();
  const offer = { cuisines, unlisted: [], total: 200, countWith };
  renderWithRelay(
    <EmptyDeck
      state={{ ...beginDeck('St. Louis'), filters }}
      isEmpty={false}
      matches={{ count: 0, mightMatch: 0, offer, ...matches }}
      onUndo={null}
      onChange={onChange}
      onRefresh={() => undefined}
      onLeaveNear={null}
    />,
  );
  return onChange;
}

test('if no card matches, a button removes one filter, and shows how many cards match the other filters', async () => {
  const onChange = show({});
  expect(screen.queryByText(/not listed/)).toBeNull();
  expect(screen.queryByRole('button', { name: /Without Chinese/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Without $: 5 places' }));
  expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ filters: { ...chosen, price: null } }));
});

test('if no card matches, the message counts places that may fit but do not list their price, hours or diets', () => {
  show({ mightMatch: 3 });
  expect(screen.getByText('3 places may fit: their price, hours or diets are not listed.')).toBeInTheDocument();
});

test('at the end of a filtered deck, a text counts the matching cards and a link searches the whole city', () => {
  show({ count: 5 }, { ...chosen, price: null });
  expect(screen.getByText('Those were the 5 of this deck’s 200 that fit: Chinese.')).toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'See all in Search' });
  expect(link).toHaveAttribute('href', '/search?q=chinese&city=St.+Louis');
});

test.each([
  [false, 'Look in St. Louis'],
  [true, 'Look in St. Louis Sample data'],
])(
  'an empty deck offers cities with restaurants; if they are invented (%s), the button says so',
  async (isSample, words) => {
    const city = (shortName: string, hasRestaurants: boolean) => ({
      node: { key: shortName, shortName, hasRestaurants },
    });
    const { environment } = renderWithRelay(
      <EmptyDeck
        state={beginDeck('Boise, ID')}
        isEmpty
        matches={null}
        onUndo={null}
        onChange={() => undefined}
        onRefresh={() => undefined}
        onLeaveNear={null}
      />,
    );
    expect(screen.getByRole('heading')).toHaveTextContent('No restaurants known in Boise, ID yet');
    await waitFor(() => operationOf(environment, 'FilledCitiesQuery'));
    await answerOperation(environment, 'FilledCitiesQuery', {
      CityConnection: () => ({ edges: [city('Austin', false), city('St. Louis', true)] }),
    });
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Look in St. Louis']);
    await answerOperation(environment, 'SampleCityMarkQuery', {
      RestaurantSearchConnection: () => ({ edges: [{ node: { isSample } }] }),
    });
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([words]);
    await userEvent.click(screen.getByRole('button'));
    expect(readCity()).toBe('St. Louis');
  },
);

test('if no restaurant is near the user, the message names no city; a button opens the deck of the city', async () => {
  const onLeaveNear = jest.fn();
  renderWithRelay(
    <EmptyDeck
      state={{ ...beginDeck('St. Louis'), isNear: true }}
      isEmpty
      matches={null}
      onUndo={null}
      onChange={() => undefined}
      onRefresh={() => undefined}
      onLeaveNear={onLeaveNear}
    />,
  );
  expect(screen.getByRole('heading')).toHaveTextContent('No restaurants known near you yet');
  await userEvent.click(screen.getByRole('button', { name: 'Look in St. Louis' }));
  expect(onLeaveNear).toHaveBeenCalledTimes(1);
});
