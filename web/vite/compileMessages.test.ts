import { parseMessages, withEnglish } from './compileMessages';

test('fills the keys a language lacks from English', () => {
  expect(withEnglish({ 'a.b': 'hola' }, { 'a.b': 'hello', 'a.c': 'bye' })).toEqual({ 'a.b': 'hola', 'a.c': 'bye' });
});

test('parses, and keeps only the screens asked for', () => {
  const parsed = parseMessages({ 'a.b': "You''re {n}", 'c.d': 'no' }, ['a']);
  expect(Object.keys(parsed)).toEqual(['a.b']);
  expect(parsed['a.b']).toMatchObject([{ value: "You're " }, { value: 'n' }]);
});
