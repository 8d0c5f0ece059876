import type { FoundPhrase } from './phrasesOf';

/**
 * Words before a diet that weaken it: "Almost Vegan", "Meat or Vegan", "Not Just Vegan". After "not", any word weakens
 * the diet ("Not 100% Halal"), except in "why not".
 */
const BEFORE =
  /\b(?:almost|half|mainly|mostly|nearly|or|partly|semi|sometimes|(?:more than|non) (?:just|only|solo)|(?<!\b(?:me|waste|want|why) )not \S+)$/;
/** Words directly after a diet that weaken it. Kosher salt and kosher dill are only seasonings. */
const AFTER = /^(?:curious|dill|inspired|ish|not|optional|or|pickles?|salt|styled?)\b/;
/** Words somewhere after a diet that weaken it: "Gluten Free Pizza Options", "Taqueria Vegan & Regular". */
const LATER = /\b(?:available|choices?|friendly|options?|regular)\b/;

/**
 * Whether a name says of a diet that it is only similar to the food ("Kosher Style Deli") or that it is true for only a
 * part of the food ("Vegan Friendly Cafe").
 * @param words the words of the name, in the form of foldName
 * @param diet the phrase that names the diet, as an entry of phrasesOf(words)
 */
export function isHedged(words: readonly string[], { start, end }: FoundPhrase): boolean {
  const after = words.slice(end).join(' ');
  return BEFORE.test(words.slice(0, start).join(' ')) || AFTER.test(after) || LATER.test(after);
}
