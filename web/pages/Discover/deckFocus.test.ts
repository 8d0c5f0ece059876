import { takeDeckFocus, wantDeckFocus } from './deckFocus';

test('a deck takes the focus when it was asked to, once', () => {
  expect(takeDeckFocus(true)).toBe(false);
  wantDeckFocus('now');
  expect(takeDeckFocus(false)).toBe(true);
  expect(takeDeckFocus(true)).toBe(false);
});

test('a card’s page gives it back only to who comes back', () => {
  wantDeckFocus('onReturn');
  expect(takeDeckFocus(false)).toBe(false);
  wantDeckFocus('onReturn');
  expect(takeDeckFocus(true)).toBe(true);
});
