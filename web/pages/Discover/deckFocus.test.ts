import { focusDeck, registerDeckFocus, requestDeckFocus, takeDeckFocus } from './deckFocus';

test('after a request, a deck takes the focus once', () => {
  expect(takeDeckFocus(true)).toBe(false);
  requestDeckFocus('now');
  expect(takeDeckFocus(false)).toBe(true);
  expect(takeDeckFocus(true)).toBe(false);
});

test('after the user opened a card’s page, the deck takes the focus only when the user comes back', () => {
  requestDeckFocus('onReturn');
  expect(takeDeckFocus(false)).toBe(false);
  requestDeckFocus('onReturn');
  expect(takeDeckFocus(true)).toBe(true);
});

test('focusDeck focuses the deck on the page, and returns false if no deck is on the page', () => {
  expect(focusDeck()).toBe(false);
  const focus = jest.fn();
  const withdraw = registerDeckFocus(focus);
  expect(focusDeck()).toBe(true);
  expect(focus).toHaveBeenCalledTimes(1);
  withdraw();
  expect(focusDeck()).toBe(false);
});
