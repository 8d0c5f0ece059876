import { fireEvent, screen } from '@testing-library/react';
import { renderWithRelay } from '../../testing/renderWithRelay';
import { CardFace, type CardPlace, CardPlaceContext } from './CardFace';

/** Ends a touch on a card at this place. @returns how many touch ends reach the listener of react-tinder-card */
function endTouch(place: CardPlace['place']) {
  const heard = jest.fn();
  renderWithRelay(
    <div ref={(around) => around?.addEventListener('touchend', heard)}>
      <CardPlaceContext value={{ place, direction: 'left', onCancel: () => undefined }}>
        <CardFace>
          <p>Card</p>
        </CardFace>
      </CardPlaceContext>
    </div>,
  );
  fireEvent.touchEnd(screen.getByText('Card'));
  return heard.mock.calls.length;
}

test('react-tinder-card does not move a card back that already flies', () => {
  expect(endTouch('leaving')).toBe(0);
});

test('react-tinder-card moves a card back whose drag did not count', () => {
  expect(endTouch('top')).toBe(1);
});
