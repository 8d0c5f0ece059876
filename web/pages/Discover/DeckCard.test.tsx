import { screen } from '@testing-library/react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { DeckCardTestQuery } from '../../__generated__/DeckCardTestQuery.graphql';
import { mockRestaurant, unknownFacts } from '../../testing/mockRestaurant';
import { renderWithRelay } from '../../testing/renderWithRelay';
import { DeckCard } from './DeckCard';

function Card() {
  const { discoverDeck } = useLazyLoadQuery<DeckCardTestQuery>(
    graphql`
      query DeckCardTestQuery($language: Language!) @relay_test_operation {
        discoverDeck {
          edges {
            ...DeckCard_edge
          }
        }
      }
    `,
    { language: 'EN' },
  );
  const [edge] = discoverDeck?.edges ?? [];
  return edge && <DeckCard edge={edge} isAroundUser={false} />;
}

/**
 * Shows the deck card of the mock restaurant with the changed fields `parts`. `reasons`: why the deck has the card.
 * `edge`: other fields of the card.
 */
function show(parts: Record<string, unknown> = {}, reasons: readonly object[] = [], edge: object = {}) {
  renderWithRelay(<Card />, {
    resolvers: {
      Restaurant: () => mockRestaurant(parts),
      DiscoverDeckEdge: () => ({ reasons, rarity: null, neighborCount: null, ...edge }),
    },
  });
}

const withoutText = { insight: null, description: null };
const persian = { rarity: { cuisine: { label: 'Persian' }, count: 1 }, neighborCount: 12 };

test('neighborhood, cuisine, price and insight are shown; a card with an insight has no phone number', () => {
  show();
  for (const fact of ['The Hill', 'Italian', '$$', 'Hand-rolled pasta at nine tables.']) {
    expect(screen.getByText(fact)).toBeInTheDocument();
  }
  expect(screen.getByText('Hand-rolled pasta at nine tables.')).toHaveAttribute('lang', 'en');
  expect(screen.queryByText(/not listed/i)).toBeNull();
  expect(screen.queryByRole('link', { name: /Call/ })).toBeNull();
});

test('if the price is the only unknown fact, a text says that the price is not listed', () => {
  show({ priceRange: null });
  expect(screen.getByText('Price not listed')).toBeInTheDocument();
});

test('several unknown facts share one line; a card with a street address leaves out the chosen city', () => {
  const address = { ...unknownFacts.address, lines: ['5100 Daggett Ave'] };
  show({ ...unknownFacts, address });
  expect(screen.getByText('Not listed: cuisine, price, hours')).toBeInTheDocument();
  expect(screen.getByText('5100 Daggett Ave')).toBeInTheDocument();
  expect(screen.queryByText('St. Louis')).toBeNull();
});

test('without insight and description, the street, the phone number and the cuisine are shown, each once', () => {
  show({ insight: null, description: null, priceRange: null, hours: null });
  for (const fact of ['5100 Daggett Ave', 'The Hill', 'Italian', 'Not listed: price, hours']) {
    expect(screen.getByText(fact)).toBeInTheDocument();
  }
  expect(screen.getByRole('link', { name: 'Call (314) 555-0100' })).toHaveAttribute('href', 'tel:+13145550100');
  expect(screen.getAllByText(/Italian/)).toHaveLength(1);
});

test('without insight and description, a card shows how rare its cuisine is and how many places are nearby', () => {
  show(withoutText, [], persian);
  expect(screen.getByText('The only Persian place we know in St. Louis.')).toBeInTheDocument();
  expect(screen.getByText('12 more places within a quarter mile')).toBeInTheDocument();
});

test('with an insight, a card shows no rarity and no neighbor count; fewer than 3 neighbors are never shown', () => {
  show({}, [], persian);
  expect(screen.queryByText(/only Persian place|quarter mile/)).toBeNull();
  show(withoutText, [], { neighborCount: 2 });
  expect(screen.queryByText(/quarter mile/)).toBeNull();
});

test('the card of a restaurant in another city names that city if the neighborhood is unknown', () => {
  const address = { lines: ['1 Main St'], city: 'Clayton', region: 'MO', postalCode: null, country: 'US' };
  show({ neighborhood: null, address });
  expect(screen.getByText('Clayton')).toBeInTheDocument();
});

test('the line “You like” names the cuisine and the dish that the member likes, but not the price', () => {
  show({}, [
    { field: 'PRICE', text: '$$', label: null },
    { field: 'CUISINE', text: 'Italian', label: 'Italian' },
    { field: 'DISH', text: 'Olive oil cake', label: null },
  ]);
  expect(screen.getByText('Hand-rolled pasta at nine tables.')).toBeInTheDocument();
  expect(screen.getByText('You like: Italian, Olive oil cake')).toBeInTheDocument();
});
