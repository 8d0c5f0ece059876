import { passwordAdvice } from './passwordAdvice';

const common = new Set(['password1', 'iloveyou']);
const names = ['ada.l', 'Ada', 'Lovelace', 'countess@example.org', ''];

test.each([
  ['iloveyou', 'common'],
  ['ILoveYou', 'common'],
  ['iloveyou2', null],
  ['ada', null], // too short, which another rule reports
  ['Lovelace', 'name'],
  ['lovelace99!', 'name'],
  ['AdaLovelace', 'name'],
  ['countess1815', 'name'],
  ['lovelace and a kettle', null],
  ['canada goose', null],
  ['ｌｏｖｅｌａｃｅ', 'name'],
] as const)('the advice for the password "%s" is: %s', (password, advice) => {
  expect(passwordAdvice(password, names, common)).toBe(advice);
});

test('two Chinese or Korean characters count as a name, two letters do not', () => {
  expect(passwordAdvice('민준1234', ['민준'], common)).toBe('name');
  expect(passwordAdvice('jojoba', ['Jo'], common)).toBeNull();
});

test('without the list of common passwords, names are still found', () => {
  expect(passwordAdvice('iloveyou', names, undefined)).toBeNull();
  expect(passwordAdvice('lovelace', names, undefined)).toBe('name');
});
