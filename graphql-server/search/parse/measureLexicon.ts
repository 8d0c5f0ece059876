import { LANGUAGES } from '../../languages';
import { type FunctionWords, functionWords } from '../vocabulary/FunctionWords';
import { PhraseTrie } from '../words/PhraseTrie';

/** The lists of words for units of length, which follow a number: "2 miles", "500 feet". */
export const LENGTHS = ['miles', 'kilometres', 'blocks', 'metres', 'yards', 'feet'] as const;

const LISTS = [
  'under',
  'over',
  'about',
  'perPerson',
  'currency',
  'people',
  'partyBefore',
  'now',
  'today',
  'tonight',
  'tomorrow',
  'weekend',
  'am',
  'pm',
  'openAt',
  'minutes',
  'walk',
  'drive',
  ...LENGTHS,
  'near',
] as const satisfies readonly (keyof FunctionWords)[];

/** What a word or phrase means in a price, a number of people, a time or a distance. */
export type Measure =
  | { is: (typeof LISTS)[number] }
  /** 0 is Sunday. */
  | { is: 'day'; value: number }
  | { is: 'number'; value: number };

let lexicon: PhraseTrie<Measure> | undefined;

/** The words for prices, numbers of people, times and distances in all four languages; built on first use. */
export function measureLexicon(): PhraseTrie<Measure> {
  lexicon ??= readLexicon();
  return lexicon;
}

function readLexicon(): PhraseTrie<Measure> {
  const trie = new PhraseTrie<Measure>();
  for (const [phrase, measure] of measurePhrases()) trie.add(phrase, measure);
  return trie;
}

/** Yields each word or phrase of the lexicon, as the word lists spell it, with its meaning. Nothing is cached. */
export function* measurePhrases(): Generator<[phrase: string, measure: Measure]> {
  const lists = LISTS.map((is) => [is, { is }] as const);
  for (const language of LANGUAGES) {
    const words = functionWords[language];
    for (const [list, measure] of lists) for (const phrase of words[list]) yield [phrase, measure];
    for (const [value, names] of words.days.entries()) {
      for (const name of names) yield [name, { is: 'day', value }];
    }
    for (const [word, value] of Object.entries(words.numbers)) yield [word, { is: 'number', value }];
  }
}
