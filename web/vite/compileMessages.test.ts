import { isOnLanding, parseMessages, withEnglish } from './compileMessages';

test('uses the English text for a key that a language lacks', () => {
  expect(withEnglish({ 'a.b': 'hola' }, { 'a.b': 'hello', 'a.c': 'bye' })).toEqual({ 'a.b': 'hola', 'a.c': 'bye' });
});

test('parses the texts, and keeps only the wanted keys', () => {
  const parsed = parseMessages({ 'landing.b': "You''re {n}", 'card.d': 'no' }, isOnLanding);
  expect(Object.keys(parsed)).toEqual(['landing.b']);
  expect(parsed['landing.b']).toMatchObject([{ value: "You're " }, { value: 'n' }]);
});
