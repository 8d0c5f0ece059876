import type { Language } from '../../languages';

/**
 * What a function word does in a text. The words with each role are listed in vocabulary/words.json. The last five
 * roles occur only in texts about places; place/textCues.ts lists their words.
 */
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
  | 'wrapping'
  /** Refuses the concept before it: "is not served". */
  | 'refusal'
  /** The concept before it is not here, or not yet: "coming soon", "next door". */
  | 'notHere'
  /** The concept before or after it is closed: "closed patio". */
  | 'closed'
  /** The concept after it is of another place or of an earlier time: "next to", "formerly". */
  | 'elsewhere'
  /** There is little of the concept after it: "few". */
  | 'few';

/** What a phrase of a craving can mean: a concept of the vocabulary, or the role of a function word. */
export type Meaning =
  | { role: 'concept'; concept: string; language: Language; asked: boolean }
  | { role: WordRole; language: Language };
