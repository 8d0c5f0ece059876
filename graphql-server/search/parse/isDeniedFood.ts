import { spelt } from '../words/spelt';
import type { Token } from '../words/tokens';

/** What stands before the food in a clause that denies an allergy: "we have no nut allergy", "I'm not allergic to". */
const BEFORE =
  /^(?:(?:(?:so|but|and|hi|well|actually) )?(?:(?:i|we|you|they|he|she|my \w+|our \w+|there) )?(?:(?:have|has|had|is|are|theres) )?(?:no|zero)(?: known| food)?|(?:without|sin|ninguna)|(?:.* )?(?:dont|doesnt|do not|does not|didnt) (?:really |actually )?have(?: an?| any)?|(?:.* )?(?:not|no longer|never|isnt|arent|aint|(?:nobody|noone|no one|none)(?: \w+){0,3} (?:is|are))(?: really| actually)?(?: an?)?|(?:.* )?no (?:tengo|tiene|tenemos|tienen|hay|soy|es|somos|son)(?: ninguna)?|(?:.* )?nunca (?:tuve|tuvimos|tuvo)|nadie (?:es|tiene))$/;
const HAN_BEFORE = /^(?:我|我们|他|她|孩子|大家|家人)?(?:都|也)?(?:没有|并?不对)$/;
const AFTER = /^(?:(?:here|at all|whatsoever|anymore|though|thankfully|aqui)?$|so )/;
const NO = /^(?:no|zero|without)$/;

/**
 * Whether a clause only denies the allergy that the tokens name: "we have no nut allergy", 没有花生过敏. "Nut allergy" is a
 * phrase of the vocabulary, and so is the "no nut" of "we have no nut allergy". False for "no nut allergy menu".
 */
export function isDeniedFood(text: readonly Token[], { start, end }: { start: number; end: number }): boolean {
  const isAllergy = (at: number) => /^allerg(?:y|ies)$/.test(text[at]?.folded ?? '');
  const isWord = end - start === 1 && isAllergy(start);
  const isNo = NO.test(text[start]?.folded ?? '') && isAllergy(end);
  if (end - start < 2 && !isWord) return false;
  const [from, to] = [isNo ? start + 1 : isWord ? start - 1 : start, isNo ? end + 1 : end];
  const first = text.slice(0, start).findLastIndex(({ kind }) => kind === 'break') + 1;
  const stop = text.findIndex(({ kind }, at) => at >= to && kind === 'break');
  const last = stop < 0 ? text.length : stop;
  if (text[start]?.kind === 'han')
    return last === to && HAN_BEFORE.test(spelt(text, first, text[start]?.folded === '对' ? start + 1 : start));
  const before = spelt(text, first, from, ' ');
  // Only "no" may also refuse the food: "no nut, allergy". So the food is left out.
  const isClear = before !== 'no' || text[to - 1]?.folded === 'allergies';
  return isClear && BEFORE.test(before) && AFTER.test(spelt(text, to, Math.min(last, to + 2), ' '));
}
