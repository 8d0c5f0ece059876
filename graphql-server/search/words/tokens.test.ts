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
