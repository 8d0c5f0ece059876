import { screen } from '@testing-library/react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { AboutCardTestQuery } from '../../__generated__/AboutCardTestQuery.graphql';
import { mockRestaurant, unknownFacts } from '../../testing/mockRestaurant';
import { renderWithRelay } from '../../testing/renderWithRelay';
import { AboutCard } from './AboutCard';

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
  return edge && <AboutCard restaurant={edge.node} next={[edge.node]} />;
}

function show(isWide: boolean, parts: Record<string, unknown> = {}) {
  const query = { matches: isWide, addEventListener: () => undefined, removeEventListener: () => undefined };
  window.matchMedia = () => query as unknown as MediaQueryList;
  renderWithRelay(<About />, { resolvers: { Restaurant: () => mockRestaurant(parts) } });
}

test('beside the deck are more facts about the top card and the next restaurants', () => {
  show(true);
  for (const fact of [/5100 Daggett Ave/, 'Tagliatelle al ragù, Olive oil cake']) {
    expect(screen.getByText(fact)).toBeInTheDocument();
  }
  expect(screen.getByRole('listitem')).toHaveTextContent('Rosso & Figlio');
  expect(screen.getByText('A pasta board in the front room.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '(314) 555-0100' })).toBeInTheDocument();
});

test('an unknown fact has no heading; a location that the card already shows is not repeated', () => {
  show(true, unknownFacts);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Next in this deck']);
});

test('on a narrow screen nothing is shown beside the deck', () => {
  show(false);
  expect(screen.queryByText(/5100 Daggett Ave/)).toBeNull();
});
