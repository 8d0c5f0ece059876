import { LANGUAGES, type Language } from '../../languages';
import { type FunctionWords, functionWords } from '../vocabulary/FunctionWords';
import { famousRestaurants } from '../vocabulary/famousRestaurants';
import { vocabulary } from '../vocabulary/Vocabulary';
import { fold } from '../words/fold';
import { koreanStems } from '../words/koreanStems';
import { PhraseTrie } from '../words/PhraseTrie';
import { singular } from '../words/singular';
import { agePhrases } from './agePhrases';
import type { Meaning, WordRole } from './Meaning';

const ROLES: readonly [WordRole, keyof FunctionWords][] = [
  ['negation', 'negations'],
  ['negationAfter', 'negationsAfter'],
  ['allergy', 'allergies'],
  ['turn', 'turns'],
  ['notNegating', 'notNegating'],
  ['indifferent', 'indifferent'],
  ['intensifier', 'intensifiers'],
  ['softener', 'softeners'],
  ['tooMuch', 'tooMuch'],
  ['stop', 'stopWords'],
  ['wrapping', 'wrapping'],
];

let lexicon: PhraseTrie<Meaning> | undefined;

/** The phrases for concepts and function words in four languages, and for famous restaurants; built on first use. */
export function cravingLexicon(): PhraseTrie<Meaning> {
  lexicon ??= readLexicon();
  return lexicon;
}

function readLexicon(): PhraseTrie<Meaning> {
  const trie = new PhraseTrie<Meaning>();
  for (const [phrase, meaning] of cravingPhrases()) trie.add(phrase, meaning);
  return trie;
}

/** Yields each phrase of the lexicon, before it is folded, with its meaning. Nothing is cached. */
export function* cravingPhrases(): Generator<[phrase: string, meaning: Meaning]> {
  const taken = littleKeys(functionWords);
  for (const { id, phrases, asked, es, zh, ko } of vocabulary.concepts.values()) {
    const lists: [readonly string[], Language, boolean?][] = [
      [phrases, 'en'],
      [asked, 'en', true],
      [es, 'es'],
      [zh, 'zh'],
      [ko.flatMap(koreanStems), 'ko'],
    ];
    for (const [list, language, isAsked = false] of lists) {
      const meaning: Meaning = { role: 'concept', concept: id, language, asked: isAsked };
      for (const phrase of list.flatMap(spellings)) if (!isPluralOf(taken, phrase)) yield [phrase, meaning];
    }
  }
  for (const { concept, language, phrases } of agePhrases()) {
    for (const phrase of phrases) yield [phrase, { role: 'concept', concept, language, asked: true }];
  }
  for (const [id, { spellings, comparisons }] of famousRestaurants) {
    for (const name of [...spellings, ...comparisons])
      yield [name, { role: 'concept', concept: id, language: 'en', asked: false }];
  }
  for (const language of LANGUAGES) {
    for (const [role, list] of ROLES) {
      const meaning: Meaning = { role, language };
      for (const phrase of (functionWords[language][list] as readonly string[]).flatMap(spellings))
        yield [phrase, meaning];
    }
  }
}

/** A phrase, and the phrase with the other usual spelling of "can't" or of the Korean word for an allergy. */
function spellings(phrase: string): string[] {
  const other = phrase.replace(/^can't /, 'cannot ').replace('알레르기', '알러지');
  return other === phrase ? [phrase] : [phrase, other];
}

/**
 * The English stop words, wrapping words, negations and turns (see FunctionWords) that are a single word. The plural of
 * such a word is not used as a phrase for a concept: if "afters" were a phrase for dessert, "after" would mean dessert
 * too.
 */
function littleKeys(little: Readonly<Record<Language, FunctionWords>>): ReadonlySet<string> {
  const { stopWords, wrapping, negations, turns } = little.en;
  return new Set([stopWords, wrapping, negations, turns].flat().filter((word) => !word.includes(' ')));
}

function isPluralOf(taken: ReadonlySet<string>, phrase: string): boolean {
  const word = fold(phrase);
  const key = singular(word);
  return key !== word && taken.has(key);
}
