import { spelt } from '../words/spelt';
import type { Token } from '../words/tokens';

/** Words before a part of the city that refuse it: "not downtown", "anywhere but downtown", "away from downtown". */
const REFUSAL =
  /(?:^| )(?:(?:not|no|never|except|excluding|avoid|avoiding|outside of|away from)|(?:any|every)\w* but|(?:dont|do not|cant|cannot|wont|rather not|hate|avoid) (?:want |wanna |like )?(?:to )?(?:go|going|drive|driving|be|being|eat|eating)(?: to)?)(?: the)?$/;
const FAR = /(?:^| )(?:(?:too|very|really|so) )?far from(?: the)?$/;
const NOT_FAR = /(?:^| )(?:not|isnt|nothing|nowhere) (?:(?:too|very|really|so|that) )?far from(?: the)?$/;
/** In tokens. */
const LONGEST_REFUSAL = 7;

/** Whether the words before a part of the city refuse it. "Not far from downtown" does not. @param at its first token */
export function isRefusedPlace(text: readonly Token[], at: number): boolean {
  const from = text.slice(0, at).findLastIndex(({ kind }) => kind === 'break') + 1;
  const before = spelt(text, Math.max(from, at - LONGEST_REFUSAL), at, ' ');
  return REFUSAL.test(before) || (FAR.test(before) && !NOT_FAR.test(before));
}
