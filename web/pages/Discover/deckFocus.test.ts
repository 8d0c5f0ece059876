import { takeDeckFocus, wantDeckFocus } from './deckFocus';

test('after a request, a deck takes the focus once', () => {
  expect(takeDeckFocus(true)).toBe(false);
  wantDeckFocus('now');
  expect(takeDeckFocus(false)).toBe(true);
  expect(takeDeckFocus(true)).toBe(false);
});

test('after a card’s page, the deck takes the focus only when the user comes back', () => {
  wantDeckFocus('onReturn');
  expect(takeDeckFocus(false)).toBe(false);
  wantDeckFocus('onReturn');
  expect(takeDeckFocus(true)).toBe(true);
});
