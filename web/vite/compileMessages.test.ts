import { isOnLanding, parseMessages, withEnglish } from './compileMessages';

test('a key that is missing in a language gets the English text', () => {
  expect(withEnglish({ 'a.b': 'hola' }, { 'a.b': 'hello', 'a.c': 'bye' })).toEqual({ 'a.b': 'hola', 'a.c': 'bye' });
});

test('parseMessages parses the texts of the wanted keys and omits all other keys', () => {
  const parsed = parseMessages({ 'landing.b': "You''re {n}", 'card.d': 'no' }, isOnLanding);
  expect(Object.keys(parsed)).toEqual(['landing.b']);
  expect(parsed['landing.b']).toMatchObject([{ value: "You're " }, { value: 'n' }]);
});
