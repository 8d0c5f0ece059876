import { fold } from '../words/fold';
import { displayWord } from './displayWord';
import { cuisines, kinds, meals, nothing, stems, unsaid, unserved } from './names.json';
import { phraseKey } from './phraseKey';
import { conceptFiles, vocabulary } from './Vocabulary';

/**
 * The meaning of words in the name of a place. The words are from names.json and from the phrases of the vocabulary.
 */
export interface NameWords {
  /** One word or several words -> their display word, which is a name (a key) of facts/cuisines.json. */
  cuisines: ReadonlyMap<string, string>;
  /** Like `cuisines`, for words that name a kind of place but tell little about its food. */
  kinds: ReadonlyMap<string, string>;
  /** Like `cuisines`, for words that also count at the beginning or the end of longer words. */
  stems: ReadonlyMap<string, string>;
  /** The words of `cuisines` that name a dish -> the id of the dish's concept. */
  dishes: ReadonlyMap<string, string>;
  /** Words that indicate a meal -> the meal. */
  meals: ReadonlyMap<string, string>;
  /** Phrases in which no word of the other lists counts: "Indian Hills" does not mean Indian food. */
  ignoredPhrases: readonly string[];
}

/** The phrases of concepts of these kinds also count in the names of places. */
const READ = ['cuisine', 'dish'] as const;
/** Concepts of the dish file that are ways of eating, not dishes. */
const NO_DISH: readonly string[] = ['izakaya', 'omakase'];

/**
 * @param isDisplayWord whether a word is in facts/cuisines.json
 * @returns the words in names from which the catalog derives facts about places
 */
export function nameWords(isDisplayWord: (word: string) => boolean): NameWords {
  const found = wordsOf(cuisines);
  const ignored = new Set([...unsaid, ...nothing]);
  const ofKinds = wordsOf(kinds);
  for (const kind of READ) {
    for (const id of Object.keys(conceptFiles[kind].concepts)) {
      const display = displayWord(id, isDisplayWord);
      if (!display) continue;
      for (const phrase of vocabulary.concepts.get(id)?.phrases ?? []) {
        const word = nameWord(phrase);
        if (!found.has(word) && !ofKinds.has(word) && !ignored.has(word)) found.set(word, display);
      }
    }
  }
  return {
    cuisines: found,
    kinds: ofKinds,
    stems: wordsOf(stems),
    dishes: dishesAmong(found),
    meals: wordsOf(meals),
    ignoredPhrases: nothing,
  };
}

/**
 * The words that name a dish, with the id of the dish's concept. They are the phrases of the dish and the other words
 * whose display word is the name of the dish (the display word of "pizze" is Pizza). The words in `unserved` and the
 * dishes in NO_DISH are left out.
 */
function dishesAmong(words: ReadonlyMap<string, string>): Map<string, string> {
  const ids = Object.keys(conceptFiles.dish.concepts).filter((id) => !NO_DISH.includes(id));
  const concepts = ids.flatMap((id) => vocabulary.concepts.get(id) ?? []);
  const byPhrase = new Map(
    concepts.flatMap(({ id, phrases }) => phrases.map((phrase) => [nameWord(phrase), id] as const)),
  );
  const byDisplay = new Map(
    concepts.flatMap(({ id, label, facts }) =>
      facts.filter((fact) => phraseKey(fact) === phraseKey(label.en)).map((fact) => [fact, id] as const),
    ),
  );
  return new Map(
    [...words].flatMap(([word, display]) => {
      const id = unserved.includes(word) ? undefined : (byPhrase.get(word) ?? byDisplay.get(display));
      return id ? [[word, id] as const] : [];
    }),
  );
}

/** The form of a phrase that is compared with names. */
const nameWord = (phrase: string) => fold(phrase).replace(/['’.]/g, '').replace(/-/g, ' ');

function wordsOf(file: Readonly<Record<string, readonly string[]>>): Map<string, string> {
  return new Map(Object.entries(file).flatMap(([display, words]) => words.map((word) => [word, display] as const)));
}
