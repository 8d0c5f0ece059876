import { fireEvent, screen } from '@testing-library/react';
import { renderWithRelay } from '../../testing/renderWithRelay';
import { CardFace, type CardPlace, CardPlaceContext } from './CardFace';

/** Ends a touch on a card that is in the state `place`. @returns how many touchend events reach the card's parent */
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

test('the end of a touch on a leaving card does not reach the parent, where react-tinder-card listens', () => {
  expect(endTouch('leaving')).toBe(0);
});

test('the end of a touch on the top card reaches the parent, where react-tinder-card listens', () => {
  expect(endTouch('top')).toBe(1);
});

test('a decided card becomes inert only after the frame in which it begins to move', () => {
  const isInert = (isFirstFrame: boolean) => {
    const { container, unmount } = renderWithRelay(
      <CardPlaceContext value={{ place: 'leaving', direction: 'left', isFirstFrame, onCancel: () => undefined }}>
        <CardFace>
          <p>Card</p>
        </CardFace>
      </CardPlaceContext>,
    );
    const found = container.querySelector('[data-place]')?.hasAttribute('inert');
    unmount();
    return found;
  };
  expect(isInert(true)).toBe(false);
  expect(isInert(false)).toBe(true);
});
