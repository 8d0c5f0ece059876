import { removeAccents } from './removeAccents';

test.each([
  ['Crêpes Île', 'Crepes Ile'],
  ['Phở', 'Pho'],
  ['ＦＵＵＤ ﬁ', 'FUUD fi'],
  ['김밥', '김밥'],
  ['Straße', 'Straße'],
])('turns %s into %s', (text, plain) => {
  expect(removeAccents(text)).toBe(plain);
});
