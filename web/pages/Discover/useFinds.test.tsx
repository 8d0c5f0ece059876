import { act, screen } from '@testing-library/react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { useFindsTestQuery } from '../../__generated__/useFindsTestQuery.graphql';
import { saveForGuest, unsaveForGuest } from '../../device/guestSaves';
import { keepInteraction } from '../../device/interactions';
import { mockRestaurant } from '../../testing/mockRestaurant';
import { renderWithRelay } from '../../testing/renderWithRelay';
import { Finds } from './Finds';
import { Tally } from './Tally';

const begun = Date.now() - 1000;

function Shown() {
  const { restaurant } = useLazyLoadQuery<useFindsTestQuery>(
    graphql`
      query useFindsTestQuery($language: Language!) @relay_test_operation {
        restaurant(id: "1") {
          id
          ...SmallPlace_restaurant
          ...useFinds_restaurants
        }
      }
    `,
    { language: 'EN' },
  );
  const deck = restaurant ? [{ node: restaurant }] : [];
  return (
    <>
      <Tally deck={deck} begun={begun} />
      <Finds deck={deck} begun={begun} />
    </>
  );
}
const save = (restaurantId: string) =>
  keepInteraction({ restaurantId, action: 'saved', timestamp: Date.now(), location: 'St. Louis' });
const show = (viewer: 'GUEST' | 'MEMBER') =>
  renderWithRelay(<Shown />, {
    viewer,
    resolvers: { Restaurant: () => mockRestaurant({ id: 'R', uuid: 'u', viewerHasSaved: viewer === 'MEMBER' }) },
  });
const counts = () => [screen.queryByText('1 find'), screen.queryByText('Your find')].map((each) => each !== null);

test('Tally and Finds count the same finds: the cards of this deck that are still saved', () => {
  save('R');
  save('a card of another deck');
  const { environment } = show('MEMBER');
  expect(counts()).toEqual([true, true]);
  act(() => environment.commitUpdate((store) => store.get('R')?.setValue(false, 'viewerHasSaved')));
  expect(counts()).toEqual([false, false]);
});

test('for a guest, the saves on the device count', () => {
  const place = { id: 'u', name: 'Place', cuisine: null, imageUrl: null, priceRange: null, googleRating: null };
  saveForGuest(place);
  save('R');
  show('GUEST');
  expect(counts()).toEqual([true, true]);
  act(() => void unsaveForGuest('u'));
  expect(counts()).toEqual([false, false]);
});
