import { focusDeck, offerDeckFocus, takeDeckFocus, wantDeckFocus } from './deckFocus';

test('after a request, a deck takes the focus once', () => {
  expect(takeDeckFocus(true)).toBe(false);
  wantDeckFocus('now');
  expect(takeDeckFocus(false)).toBe(true);
  expect(takeDeckFocus(true)).toBe(false);
});

test('after the user opened a card’s page, the deck takes the focus only when the user comes back', () => {
  wantDeckFocus('onReturn');
  expect(takeDeckFocus(false)).toBe(false);
  wantDeckFocus('onReturn');
  expect(takeDeckFocus(true)).toBe(true);
});

test('focusDeck focuses the deck on the page, and returns false if no deck is on the page', () => {
  expect(focusDeck()).toBe(false);
  const focus = jest.fn();
  const withdraw = offerDeckFocus(focus);
  expect(focusDeck()).toBe(true);
  expect(focus).toHaveBeenCalledTimes(1);
  withdraw();
  expect(focusDeck()).toBe(false);
});
