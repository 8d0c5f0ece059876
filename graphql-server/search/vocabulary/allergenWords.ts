import { type Token, tokens } from '../words/tokens';
import { allergens } from './allergens.json';

const keyOf = (name: readonly Token[]) => name.map(({ key }) => key).join('');

/** The English words of each food in allergens.json, by the keys of its names in all languages. */
const wordsByName: ReadonlyMap<string, readonly string[]> = new Map(
  allergens.flatMap(({ words, es, zh, ko }) =>
    [...words.slice(0, 1), ...es, ...zh, ...ko].map((name) => [keyOf(tokens(name)), words] as const),
  ),
);

/** No name has more tokens than this; a Chinese or Korean character is a token. */
const LONGEST = 4;

/**
 * The longest name of a food in allergens.json that begins at the token `at`. `end` is the index after the name.
 * `words` are English words that the texts of a place must not contain: "buckwheat" and "soba" for 메밀.
 */
export function allergenAt(text: readonly Token[], at: number): { end: number; words: readonly string[] } | null {
  for (let end = Math.min(text.length, at + LONGEST); end > at; end -= 1) {
    const words = wordsByName.get(keyOf(text.slice(at, end)));
    if (words) return { end, words };
  }
  return null;
}
