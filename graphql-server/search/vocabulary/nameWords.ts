import { fold } from '../words/fold';
import { cuisines, kinds, meals, nothing, stems, unsaid, unserved } from './names.json';
import { phraseKey } from './phraseKey';
import { conceptFiles, vocabulary } from './Vocabulary';

/**
 * What the words of a place's name say: names.json, and the phrases of the vocabulary that also mean a cuisine in a
 * name.
 */
export interface NameWords {
  /** A word, or several -> the display word of facts/cuisines.json. */
  cuisines: ReadonlyMap<string, string>;
  /** The same for words that say what kind of place it is, but little about its food. */
  kinds: ReadonlyMap<string, string>;
  /** The same for words that also count inside longer words. */
  stems: ReadonlyMap<string, string>;
  /** Those of the cuisines that name a dish, and which: the concept's id. */
  dishes: ReadonlyMap<string, string>;
  /** Words that promise a meal -> which. */
  meals: ReadonlyMap<string, string>;
  /** Words and phrases that say nothing, even if they contain one of the others. */
  nothing: readonly string[];
}

/** Every phrase of these kinds is read in names. */
const READ = ['cuisine', 'dish'] as const;
/** A dish without its own display word gets that of a parent cuisine with at least this weight. */
const IS_ITS = 0.9;
/** Concepts among the dishes that are ways to eat rather than something on a plate. */
const NO_DISH: readonly string[] = ['izakaya', 'omakase'];

/**
 * @param isDisplayWord whether a word is in facts/cuisines.json
 * @returns the words from which the catalogue derives cuisines; search knows the same phrases in cravings
 */
export function nameWords(isDisplayWord: (word: string) => boolean): NameWords {
  const found = wordsOf(cuisines);
  const silent = new Set([...unsaid, ...nothing]);
  const ofKinds = wordsOf(kinds);
  for (const kind of READ) {
    for (const id of Object.keys(conceptFiles[kind].concepts)) {
      const display = displayOf(id, isDisplayWord);
      if (!display) continue;
      for (const phrase of vocabulary.concepts.get(id)?.phrases ?? []) {
        const word = nameWord(phrase);
        if (!found.has(word) && !ofKinds.has(word) && !silent.has(word)) found.set(word, display);
      }
    }
  }
  return {
    cuisines: found,
    kinds: ofKinds,
    stems: wordsOf(stems),
    dishes: dishesAmong(found),
    meals: wordsOf(meals),
    nothing,
  };
}

/** A phrase of a dish names it; so does a further word for a display word that is the dish's name (Pizze is Pizza). */
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

/** A phrase as names are compared. */
const nameWord = (phrase: string) => fold(phrase).replace(/['’.]/g, '').replace(/-/g, ' ');

function wordsOf(file: Readonly<Record<string, readonly string[]>>): Map<string, string> {
  return new Map(Object.entries(file).flatMap(([display, words]) => words.map((word) => [word, display] as const)));
}

/**
 * The concept's own display word, or that of its parent if its own names only a part of the cuisine (South Indian is
 * Indian).
 */
function displayOf(id: string, isDisplayWord: (word: string) => boolean): string | undefined {
  const concept = vocabulary.concepts.get(id);
  if (!concept) return undefined;
  const own = concept.facts.filter(isDisplayWord);
  if (own.includes(concept.label.en)) return concept.label.en;
  const [parent] =
    Object.entries(concept.is)
      .filter(([id, share]) => share >= IS_ITS && vocabulary.concepts.get(id)?.kind === 'cuisine')
      .sort((a, b) => b[1] - a[1])[0] ?? [];
  const whole = parent && displayOf(parent, isDisplayWord);
  return concept.kind === 'cuisine' ? (whole ?? own[0]) : (own[0] ?? whole);
}
