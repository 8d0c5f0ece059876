import { passwordAdvice } from './passwordAdvice';

const common = new Set(['password1', 'iloveyou']);
const names = ['ada.l', 'Ada', 'Lovelace', 'countess@example.org', ''];

test.each([
  ['iloveyou', 'common'],
  ['ILoveYou', 'common'],
  ['iloveyou2', null],
  ['ada', null], // too short: said by the rule beside it
  ['Lovelace', 'name'],
  ['lovelace99!', 'name'],
  ['AdaLovelace', 'name'],
  ['countess1815', 'name'],
  ['lovelace and a kettle', null],
  ['canada goose', null],
  ['ｌｏｖｅｌａｃｅ', 'name'],
] as const)('%s: %s', (password, advice) => {
  expect(passwordAdvice(password, names, common)).toBe(advice);
});

test('two signs are a name, two letters are not', () => {
  expect(passwordAdvice('민준1234', ['민준'], common)).toBe('name');
  expect(passwordAdvice('jojoba', ['Jo'], common)).toBeNull();
});

test('before the list is there, and without it, names are told all the same', () => {
  expect(passwordAdvice('iloveyou', names, undefined)).toBeNull();
  expect(passwordAdvice('lovelace', names, undefined)).toBe('name');
});
