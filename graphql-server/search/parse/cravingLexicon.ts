import { LANGUAGES, type Language } from '../../languages';
import { type FunctionWords, functionWords } from '../vocabulary/FunctionWords';
import { knownRooms } from '../vocabulary/knownRooms';
import { type Vocabulary, vocabulary } from '../vocabulary/Vocabulary';
import { fold } from '../words/fold';
import { koreanStems } from '../words/koreanStems';
import { PhraseTrie } from '../words/PhraseTrie';
import { singular } from '../words/singular';
import type { Meaning, WordRole } from './Meaning';

const ROLES: readonly [WordRole, keyof FunctionWords][] = [
  ['negation', 'negations'],
  ['negationAfter', 'negationsAfter'],
  ['allergy', 'allergies'],
  ['turn', 'turns'],
  ['notNegating', 'notNegating'],
  ['intensifier', 'intensifiers'],
  ['softener', 'softeners'],
  ['tooMuch', 'tooMuch'],
  ['stop', 'stopWords'],
  ['wrapping', 'wrapping'],
];

let lexicon: PhraseTrie<Meaning> | undefined;

/** Every phrase that means something in a craving, in all four languages; built on first use. */
export function cravingLexicon(): PhraseTrie<Meaning> {
  lexicon ??= readLexicon(vocabulary, functionWords);
  return lexicon;
}

function readLexicon(words: Vocabulary, little: Readonly<Record<Language, FunctionWords>>): PhraseTrie<Meaning> {
  const trie = new PhraseTrie<Meaning>();
  const taken = littleKeys(little);
  for (const { id, phrases, asked, es, zh, ko } of words.concepts.values()) {
    const add = (list: readonly string[], language: Language, isAsked = false) => {
      const meaning: Meaning = { role: 'concept', concept: id, language, asked: isAsked };
      for (const phrase of list) if (!isPluralOf(taken, phrase)) trie.add(phrase, meaning);
    };
    add(phrases, 'en');
    add(asked, 'en', true);
    add(es, 'es');
    add(zh, 'zh');
    add(ko.flatMap(koreanStems), 'ko');
  }
  for (const [id, { spellings, comparisons }] of knownRooms) {
    for (const name of [...spellings, ...comparisons])
      trie.add(name, { role: 'concept', concept: id, language: 'en', asked: false });
  }
  for (const language of LANGUAGES) {
    for (const [role, list] of ROLES) {
      const meaning: Meaning = { role, language };
      for (const phrase of little[language][list] as readonly string[]) trie.add(phrase, meaning);
    }
  }
  return trie;
}

/** The keys of the English function words: without this check, "afters" (dessert) would turn "after" into a dessert. */
function littleKeys(little: Readonly<Record<Language, FunctionWords>>): ReadonlySet<string> {
  const { stopWords, wrapping, negations, turns } = little.en;
  return new Set([stopWords, wrapping, negations, turns].flat().filter((word) => !word.includes(' ')));
}

function isPluralOf(taken: ReadonlySet<string>, phrase: string): boolean {
  const word = fold(phrase);
  const key = singular(word);
  return key !== word && taken.has(key);
}
