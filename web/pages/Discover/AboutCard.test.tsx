import { screen } from '@testing-library/react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { AboutCardTestQuery } from '../../__generated__/AboutCardTestQuery.graphql';
import { mockRestaurant, unknownFacts } from '../../testing/mockRestaurant';
import { renderWithRelay } from '../../testing/renderWithRelay';
import { AboutCard } from './AboutCard';
import { NextCards } from './NextCards';

function About() {
  const { discoverDeck } = useLazyLoadQuery<AboutCardTestQuery>(
    graphql`
      query AboutCardTestQuery($language: Language!) @relay_test_operation {
        discoverDeck {
          edges {
            node {
              ...AboutCard_restaurant
              ...NextCards_restaurants
            }
          }
        }
      }
    `,
    { language: 'EN' },
  );
  const [edge] = discoverDeck?.edges ?? [];
  return (
    edge && (
      <>
        <AboutCard restaurant={edge.node} />
        <NextCards restaurants={[edge.node]} />
      </>
    )
  );
}

function show(isWide: boolean, parts: Record<string, unknown> = {}) {
  const query = { matches: isWide, addEventListener: () => undefined, removeEventListener: () => undefined };
  window.matchMedia = () => query as unknown as MediaQueryList;
  renderWithRelay(<About />, { resolvers: { Restaurant: () => mockRestaurant(parts) } });
}

test('on a wide screen a card has more facts, and the next restaurants are shown', () => {
  show(true);
  for (const fact of ['A pasta board in the front room.', 'Tagliatelle al ragù, Olive oil cake']) {
    expect(screen.getByText(fact)).toBeInTheDocument();
  }
  expect(screen.getByRole('listitem')).toHaveTextContent('Rosso & Figlio');
});

test('an unknown fact has no heading', () => {
  show(true, unknownFacts);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Next in this deck']);
});

test('on a narrow screen neither the dishes nor the next restaurants are shown', () => {
  show(false);
  expect(screen.queryByText('Tagliatelle al ragù, Olive oil cake')).toBeNull();
  expect(screen.queryByRole('listitem')).toBeNull();
});
