import type { Meaning, WordRole } from '../parse/Meaning';
import { functionWords } from '../vocabulary/FunctionWords';
import { vocabulary } from '../vocabulary/Vocabulary';
import { PhraseTrie } from '../words/PhraseTrie';
import type { Token } from '../words/tokens';
import { textCues } from './textCues';

/**
 * Words that negate in a text about a place. Other words that negate in a craving, such as "skip", are left out,
 * because they mostly mean something else in a text about a place.
 */
const NEGATIONS = new Set(
  "no not non never without nothing none neither nor isn't aren't wasn't don't doesn't didn't won't can't cannot".split(
    ' ',
  ),
);

/** A letter that tokens() reads as "han" or "hangul". */
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Hangul}]/u;

let lexicon: PhraseTrie<Meaning> | undefined;
let hasEastAsian = false;

/**
 * Returns the phrases that mean something in texts about places; built on first use. Phrases with Chinese, Japanese or
 * Korean letters are added when `text` is the first text with such letters. Few texts have such letters, but about 40%
 * of the phrases have them.
 */
export function placeLexicon(text: readonly Token[]): PhraseTrie<Meaning> {
  lexicon ??= readLexicon();
  if (!hasEastAsian && text.some(({ kind }) => kind === 'han' || kind === 'hangul')) {
    addConcepts(lexicon, (phrase) => EAST_ASIAN.test(phrase));
    hasEastAsian = true;
  }
  return lexicon;
}

function addConcepts(trie: PhraseTrie<Meaning>, isWanted: (phrase: string) => boolean): void {
  for (const { id, phrases, told, zh, ko } of vocabulary.concepts.values()) {
    const meaning: Meaning = { role: 'concept', concept: id, language: 'en', asked: false };
    for (const phrase of [...phrases, ...told, ...zh, ...ko]) if (isWanted(phrase)) trie.add(phrase, meaning);
  }
}

function readLexicon(): PhraseTrie<Meaning> {
  const trie = new PhraseTrie<Meaning>();
  addConcepts(trie, (phrase) => !EAST_ASIAN.test(phrase));
  const { en } = functionWords;
  const little: (readonly [WordRole, readonly string[]])[] = [
    ['negation', en.negations.filter((word) => NEGATIONS.has(word))],
    ['negationAfter', ['free']],
    ['notNegating', en.notNegating],
    ['turn', en.turns],
    ['stop', en.stopWords],
    ['wrapping', en.wrapping],
    ['intensifier', en.intensifiers],
    ...textCues,
  ];
  for (const [role, list] of little) for (const phrase of list) trie.add(phrase, { role, language: 'en' });
  return trie;
}
