import type { FoundPhrase } from './phrasesOf';

/**
 * Words before a diet that weaken it: "Almost Vegan", "Meat or Vegan". "Not" weakens it if exactly one word is between
 * them ("Not Just Vegan"), except in "why not", "waste not", "want not" and "forget me not".
 */
const BEFORE =
  /\b(?:almost|half|mainly|mostly|nearly|or|partly|semi|sometimes|(?:more than|non) (?:just|only|solo)|(?<!\b(?:me|waste|want|why) )not \S+)$/;
/** Words directly after a diet that weaken it. Kosher salt is a kind of salt, and a kosher dill is a pickle. */
const AFTER = /^(?:curious|dill|inspired|ish|not|optional|or|pickles?|salt|styled?)\b/;
/** Words somewhere after a diet that weaken it: "Gluten Free Pizza Options", "Taqueria Vegan & Regular". */
const LATER = /\b(?:available|choices?|friendly|options?|regular)\b/;

/**
 * Whether a name says that the food only resembles the food of a diet ("Kosher Style Deli"), or that only a part of the
 * food fits the diet ("Vegan Friendly Cafe").
 * @param words the words of the name, in the form of foldName
 * @param diet the phrase that names the diet, as an entry of phrasesOf(words)
 */
export function isHedged(words: readonly string[], { start, end }: FoundPhrase): boolean {
  const after = words.slice(end).join(' ');
  return BEFORE.test(words.slice(0, start).join(' ')) || AFTER.test(after) || LATER.test(after);
}
