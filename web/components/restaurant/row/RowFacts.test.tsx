import { screen } from '@testing-library/react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { RowFactsTestQuery } from '../../../__generated__/RowFactsTestQuery.graphql';
import { mockRestaurant, unknownFacts } from '../../../testing/mockRestaurant';
import { renderWithRelay } from '../../../testing/renderWithRelay';
import { RowFacts } from './RowFacts';

function Facts({ distanceMeters }: { distanceMeters: number | null }) {
  const { restaurant } = useLazyLoadQuery<RowFactsTestQuery>(
    graphql`
      query RowFactsTestQuery($language: Language!) @relay_test_operation {
        restaurant(id: "11111111-1111-4111-8111-111111111111") {
          ...RowFacts_restaurant
        }
      }
    `,
    { language: 'EN' },
  );
  return restaurant && <RowFacts restaurant={restaurant} distanceMeters={distanceMeters} />;
}

function show(parts: Record<string, unknown>, distanceMeters: number | null = null) {
  renderWithRelay(<Facts distanceMeters={distanceMeters} />, {
    resolvers: { Restaurant: () => mockRestaurant(parts) },
  });
}

test('a row with opening hours and a neighborhood has neither the street nor the phone number', () => {
  show({});
  expect(screen.getByText('The Hill · Italian').parentElement).toHaveTextContent('The Hill · Italian · $$');
  expect(screen.queryByText(/5100 Daggett Ave|555-0100/)).toBeNull();
});

test('a row without opening hours has the street, and in a second line the neighborhood and the phone number', () => {
  show({ hours: null, priceRange: null });
  expect(screen.getByText('5100 Daggett Ave · Italian')).toBeInTheDocument();
  expect(screen.getByText('The Hill').parentElement).toHaveTextContent('The Hill · (314) 555-0100');
});

test('a row without opening hours and without a neighborhood has the street in its first line', () => {
  show({ hours: null, neighborhood: null });
  expect(screen.getByText('5100 Daggett Ave · Italian').parentElement).toHaveTextContent(/Italian · \$\$$/);
});

test('with a distance, a row without opening hours has the street in its second line', () => {
  show({ hours: null }, 800);
  expect(screen.getByText('0.5 mi · Italian')).toBeInTheDocument();
  expect(screen.getByText('5100 Daggett Ave').parentElement).toHaveTextContent('5100 Daggett Ave · (314) 555-0100');
});

test('if a restaurant is outside the user’s city and its neighborhood is unknown, the city follows the street', () => {
  const address = { lines: ['3801 Nameoki Rd'], city: 'Granite City', region: 'IL', postalCode: null, country: 'US' };
  show({ hours: null, neighborhood: null, address });
  expect(screen.getByText('3801 Nameoki Rd, Granite City · Italian')).toBeInTheDocument();
});

test('a town with the name of the user’s city, but in another state, has its state', () => {
  const address = { lines: ['1100 Main St'], city: 'St. Louis', region: 'MI', postalCode: null, country: 'US' };
  show({ hours: null, neighborhood: null, address, city: { shortName: 'St. Louis, MI' } });
  expect(screen.getByText('1100 Main St, St. Louis, MI · Italian')).toBeInTheDocument();
});

test('if all other facts are unknown, a row has the city', () => {
  show(unknownFacts);
  expect(screen.getByText('St. Louis')).toBeInTheDocument();
});
