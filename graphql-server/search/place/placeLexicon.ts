import type { Meaning, WordRole } from '../parse/Meaning';
import { functionWords } from '../vocabulary/FunctionWords';
import { vocabulary } from '../vocabulary/Vocabulary';
import { PhraseTrie } from '../words/PhraseTrie';

/** Words that negate in a text about a place; "less", "skip" and "over" mostly mean something else in such texts. */
const NEGATIONS = new Set(
  "no not never without nothing none neither nor isn't aren't wasn't don't doesn't didn't won't can't cannot".split(
    ' ',
  ),
);

let lexicon: PhraseTrie<Meaning> | undefined;

/** Every phrase that means something in a text about a place; built on first use. */
export function placeLexicon(): PhraseTrie<Meaning> {
  lexicon ??= readLexicon();
  return lexicon;
}

function readLexicon(): PhraseTrie<Meaning> {
  const trie = new PhraseTrie<Meaning>();
  for (const { id, phrases, told, zh, ko } of vocabulary.concepts.values()) {
    const meaning: Meaning = { role: 'concept', concept: id, language: 'en', asked: false };
    for (const phrase of [...phrases, ...told, ...zh, ...ko]) trie.add(phrase, meaning);
  }
  const { en } = functionWords;
  const little: [WordRole, readonly string[]][] = [
    ['negation', en.negations.filter((word) => NEGATIONS.has(word))],
    ['negationAfter', ['free']],
    ['notNegating', en.notNegating],
    ['turn', en.turns],
    ['stop', en.stopWords],
    ['wrapping', en.wrapping],
    ['intensifier', en.intensifiers],
  ];
  for (const [role, list] of little) for (const phrase of list) trie.add(phrase, { role, language: 'en' });
  return trie;
}
