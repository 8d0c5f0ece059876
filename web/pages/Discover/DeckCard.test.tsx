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
  return edge && <DeckCard edge={edge} near={false} />;
}

/** Shows the card of a restaurant that differs from the known one in `parts`, in a deck for these reasons. */
function show(parts: Record<string, unknown> = {}, reasons: readonly object[] = []) {
  renderWithRelay(<Card />, {
    resolvers: { Restaurant: () => mockRestaurant(parts), DiscoverDeckEdge: () => ({ reasons }) },
  });
}

test('what is known stands in a line each', () => {
  show();
  for (const fact of ['The Hill', 'Italian', '$$', 'Hand-rolled pasta at nine tables.']) {
    expect(screen.getByText(fact)).toBeInTheDocument();
  }
  expect(screen.queryByText(/not listed/i)).toBeNull();
  expect(screen.queryByRole('link', { name: /Call/ })).toBeNull();
});

test('one unknown fact is said in its place', () => {
  show({ priceRange: null });
  expect(screen.getByText('Price not listed')).toBeInTheDocument();
});

test('several unknown facts are one line; the chosen city is no news beside an address', () => {
  const address = { ...unknownFacts.address, lines: ['5100 Daggett Ave'] };
  show({ ...unknownFacts, address });
  expect(screen.getByText('Not listed: cuisine, price, hours')).toBeInTheDocument();
  expect(screen.getByText('5100 Daggett Ave')).toBeInTheDocument();
  expect(screen.queryByText('St. Louis')).toBeNull();
});

test('of a place about which nothing is told, street, number and kitchen stand once each', () => {
  show({ insight: null, description: null, priceRange: null, hours: null });
  for (const fact of ['5100 Daggett Ave', 'The Hill', 'Italian', 'Not listed: price, hours']) {
    expect(screen.getByText(fact)).toBeInTheDocument();
  }
  expect(screen.getByRole('link', { name: 'Call (314) 555-0100' })).toHaveAttribute('href', 'tel:+13145550100');
  expect(screen.getAllByText(/Italian/)).toHaveLength(1);
});

test('a place of another city says so', () => {
  const address = { lines: ['1 Main St'], city: 'Clayton', region: 'MO', postalCode: null, country: 'US' };
  show({ neighborhood: null, address });
  expect(screen.getByText('Clayton')).toBeInTheDocument();
});

test('what a member likes stands under what is told of the place', () => {
  show({}, [
    { field: 'PRICE', text: '$$', label: null },
    { field: 'CUISINE', text: 'Italian', label: 'Italian' },
    { field: 'DISH', text: 'Olive oil cake', label: null },
  ]);
  expect(screen.getByText('Hand-rolled pasta at nine tables.')).toBeInTheDocument();
  expect(screen.getByText('You like: Italian, Olive oil cake')).toBeInTheDocument();
});
