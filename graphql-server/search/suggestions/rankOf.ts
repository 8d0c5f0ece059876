import { editDistance } from '../words/editDistance';

const ONE_SLIP = 4;
const TWO_SLIPS = 8;

/**
 * Where the typed text occurs in another text: 0 at the beginning of the text, 1 at the beginning of a later word, 2
 * only elsewhere. Null if the typed text does not occur. Both texts must be folded (see fold).
 */
export function rankOf(text: string, typed: string): number | null {
  const first = text.indexOf(typed);
  if (first <= 0) return first === 0 ? 0 : null;
  for (let at = first; at > 0; at = text.indexOf(typed, at + 1)) if (/[\s-]/.test(text[at - 1] ?? '')) return 1;
  return 2;
}

/**
 * Whether the typed text occurs at the beginning of a word of another text. One typing error is allowed, or two if at
 * least eight letters are typed. The first letter must be right. The result is false for fewer than four letters. Both
 * texts must be folded (see fold).
 */
export function isSlipOf(text: string, typed: string): boolean {
  if (typed.length < ONE_SLIP) return false;
  const most = typed.length >= TWO_SLIPS ? 2 : 1;
  const words = text.split(/[\s-]+/);
  return words.some((word, at) => {
    const rest = words.slice(at).join(' ');
    return [-2, -1, 0, 1, 2].some((more) => {
      const beginning = rest.slice(0, typed.length + more);
      return word[0] === typed[0] && beginning.length >= ONE_SLIP - 1 && editDistance(typed, beginning, most) <= most;
    });
  });
}
