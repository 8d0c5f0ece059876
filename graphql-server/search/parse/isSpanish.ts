import { functionWords } from '../vocabulary/FunctionWords';
import { fold } from '../words/fold';
import type { Token } from '../words/tokens';

const words = (lists: readonly (readonly string[])[]) =>
  new Set(lists.flat().flatMap((phrase) => fold(phrase).split(' ')));
const { en, es } = functionWords;
const english = words([en.stopWords, en.wrapping, en.negations, en.turns]);
const spanish = words([es.stopWords, es.wrapping, es.negations, es.turns]);

/**
 * Whether a craving is written in Spanish: it has more Spanish than English function words, or one of the characters ñ,
 * ¿ and ¡. A Spanish craving is read differently: for example, "pan" means bread.
 */
export function isSpanish(text: readonly Token[]): boolean {
  let balance = 0;
  for (const { folded } of text) {
    const isEnglish = english.has(folded);
    if (spanish.has(folded) !== isEnglish) balance += isEnglish ? -1 : 1;
  }
  return balance > 0 || text.some((token) => /[ñ¿¡]/i.test(token.text));
}
