import { vocabulary } from '../vocabulary/Vocabulary';
import { tokens } from './tokens';

test('if “!” is added to a text of letters and spaces, only one token is added, and it is the last token', () => {
  const phrases = [...vocabulary.concepts.values()].flatMap(({ phrases, asked, told }) => [
    ...phrases,
    ...asked,
    ...told,
  ]);
  const texts = ['', '   ', 'Mac N Cheese', 'a  taco ', 'TACOS', ...phrases].filter((text) =>
    /^[A-Za-z ]*$/.test(text),
  );
  expect(texts.length).toBeGreaterThan(3000);
  for (const text of texts) expect(tokens(text)).toEqual(tokens(`${text}!`).slice(0, -1));
});

test.each([
  ['m.s.g.', ['msg']],
  ["J.J.'s", ['jjs']],
  ['P.F. Chang', ['pf', 'chang']],
  ['a B.L.T, please', ['a', 'blt', ',', 'please']],
  ['对m.s.g.过敏', ['对', 'msg', '过', '敏']],
  ['9 p.m. tacos', ['9', 'pm', 'tacos']],
  ['plan b. i want', ['plan', 'b', '.', 'i', 'want']],
  ['N.O. gumbo', ['and', '.', 'o', '.', 'gumbo']],
  ['nuts, e.g. pecans', ['nuts', ',', 'e', '.', 'g', '.', 'pecans']],
])('initials with periods are one word: %s', (text, words) => {
  expect(tokens(text).map(({ folded }) => folded)).toEqual(words);
});
