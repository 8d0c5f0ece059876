import { spelt } from '../words/spelt';
import type { Token } from '../words/tokens';

/** Words before a part of the city that refuse it: "not downtown", "anywhere but downtown", "away from downtown". */
const REFUSAL =
  /(?:^| )(?:(?:(?<!why )not|no|never|except|excluding|avoid|avoiding|outside of|away from|other than|instead of|rather than)|(?:any|every)\w* but|(?:dont|do not|cant|cannot|wont|rather not|hate|avoid) (?:want |wanna |like )?(?:to )?(?:go|going|drive|driving|be|being|eat|eating)(?: to)?)(?: the)?$/;
const FAR = /(?:^| )(?:(?:too|very|really|so) )?far from(?: the)?$/;
const NOT_FAR =
  /(?:^| )(?:not|nothing|nowhere|never|cannot|without|(?:is|does|do|ca|wo|should)nt)(?: \w+){0,4} far from(?: the)?$/;
/** In tokens. */
const LONGEST_REFUSAL = 7;

/**
 * Whether the words before a part of the city refuse it. "Not far from downtown" does not.
 * @param at the first token of the part of the city, or of the words before its name, such as "in" or "close to"
 */
export function isRefusedPlace(text: readonly Token[], at: number): boolean {
  const from = text.slice(0, at).findLastIndex(({ kind }) => kind === 'break') + 1;
  const before = spelt(text, Math.max(from, at - LONGEST_REFUSAL), at, ' ');
  return REFUSAL.test(before) || (FAR.test(before) && !NOT_FAR.test(before));
}
