import { type Token, tokens } from '../words/tokens';
import { allergens } from './allergens.json';

/** A food of allergens.json: English words that mean it, and the diet without it, if there is one. */
interface Allergen {
  words: readonly string[];
  diet?: string;
}

const keyOf = (name: readonly Token[]) => name.map(({ key }) => key).join('');

/** Each food in allergens.json, by the keys of its names in all languages. */
const byName: ReadonlyMap<string, Allergen> = new Map(
  allergens.flatMap((each) =>
    [...each.words.slice(0, 1), ...each.es, ...each.zh, ...each.ko].map((name) => [keyOf(tokens(name)), each] as const),
  ),
);

/** No name has more tokens than this; a Chinese or Korean character is a token. */
const LONGEST = 4;

/**
 * The longest name of a food in allergens.json that begins at the token `at`; null if there is none. `end` is the index
 * after the name. `words` are English words that the texts of a place must not contain: "buckwheat" and "soba" for 메밀.
 * If the food has a `diet`, a place must offer this diet instead: "dairy-free" for 우유 (milk).
 */
export function allergenAt(text: readonly Token[], at: number): (Allergen & { end: number }) | null {
  for (let end = Math.min(text.length, at + LONGEST); end > at; end -= 1) {
    const food = byName.get(keyOf(text.slice(at, end)));
    if (food) return { ...food, end };
  }
  return null;
}
