import { passwordAdvice } from './passwordAdvice';

const common = new Set(['password1', 'iloveyou']);
const names = ['ada.l', 'Ada', 'Lovelace', 'countess@example.org', ''];

test.each([
  ['iloveyou', 'common'],
  ['ILoveYou', 'common'],
  ['iloveyou2', null],
  ['ada', null], // too short; another rule reports this
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

test('a name of two Korean characters causes a warning, but a name of two Latin letters is ignored', () => {
  expect(passwordAdvice('민준1234', ['민준'], common)).toBe('name');
  expect(passwordAdvice('jojoba', ['Jo'], common)).toBeNull();
});

test('without the list of common passwords, only a name causes a warning', () => {
  expect(passwordAdvice('iloveyou', names, undefined)).toBeNull();
  expect(passwordAdvice('lovelace', names, undefined)).toBe('name');
});
