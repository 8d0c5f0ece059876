import type { Language } from '../../languages';

/** What a function word does in a craving. The words with each role are listed in vocabulary/words.json. */
export type WordRole =
  | 'negation'
  | 'negationAfter'
  | 'allergy'
  | 'turn'
  | 'notNegating'
  | 'indifferent'
  | 'intensifier'
  | 'softener'
  | 'tooMuch'
  | 'stop'
  | 'wrapping';

/** What a phrase of a craving can mean: a concept of the vocabulary, or the role of a function word. */
export type Meaning =
  | { role: 'concept'; concept: string; language: Language; asked: boolean }
  | { role: WordRole; language: Language };
