import { isOnLanding, parseMessages, withEnglish } from './compileMessages';

test('fills the keys a language lacks from English', () => {
  expect(withEnglish({ 'a.b': 'hola' }, { 'a.b': 'hello', 'a.c': 'bye' })).toEqual({ 'a.b': 'hola', 'a.c': 'bye' });
});

test('parses, and keeps only the keys asked for', () => {
  const parsed = parseMessages({ 'landing.b': "You''re {n}", 'card.d': 'no' }, isOnLanding);
  expect(Object.keys(parsed)).toEqual(['landing.b']);
  expect(parsed['landing.b']).toMatchObject([{ value: "You're " }, { value: 'n' }]);
});
