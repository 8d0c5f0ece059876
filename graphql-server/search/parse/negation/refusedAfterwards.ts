import { allergenAt } from '../../vocabulary/allergenWords';
import type { Token } from '../../words/tokens';
import { asianName } from '../asianName';
import type { Piece } from '../Piece';
import { withoutParticle } from '../particles';
import { groupOf, kindOf } from './Scope';

const SYLLABLES_BETWEEN = 6;
const WORDS_BETWEEN = 3;
/** Alone, these words do not refuse the food before them: "pizza again" may be a wish. */
const NEVER_ALONE = /^(?:again|less)$/;
/** Answers that diners give to their own questions: "Burgers? No thanks." */
const ANSWER = /^(?:no|nope|nah|no thanks|no thank you|no gracias|不要|就算了|不行|됐어|됐어요|싫어|싫어요)$/;
/** After food, these words are a refusal. After people, they are not: "my wife and kids are out", "i'm getting old". */
const ABOUT_FOOD = /(?:\bout|\bold|\bsick|played out|heartburn|stomach)$/;
const PLAIN_NO = /^(?:no|nope|nah|never|nunca|tampoco|jamas)$/;
const TOO = /^(?:too|also|either|neither|tambien|tampoco)$/;

/**
 * Some pieces refuse a concept before them: "peanut free", "라멘 말고" (not ramen), "辣的除外" (except spicy food), "sushi is
 * out", "pizza no". Returns the piece of the concept that the piece at `at` refuses in this way, or null.
 * @param cue the text of the piece at `at`, folded: in lower case, without accents and apostrophes
 */
export function refusedAfterwards(
  cue: string,
  text: readonly Token[],
  parts: readonly Piece[],
  at: number,
): Piece | null {
  const piece = parts[at] as Piece;
  if (piece.roles.has('negationAfter')) return NEVER_ALONE.test(cue) ? null : conceptBefore(cue, text, parts, at);
  const before = parts[at - 1];
  const isHeading = text[piece.end]?.text === ':'; // "pizza no: nuts"
  const isAtEnd = PLAIN_NO.test(cue) && isOver(parts[at + 1]) && !isHeading;
  return isAtEnd && before?.kind === 'concept' ? before : null;
}

function conceptBefore(cue: string, text: readonly Token[], parts: readonly Piece[], at: number): Piece | null {
  // 不要 (do not want) refuses the concept after it: 午餐不要辣的 (lunch, nothing spicy). It refuses the concept before it only
  // at the end of a clause or before a space.
  if (parts[at]?.roles.has('negation') && !isOver(parts[at + 1]) && !isBeforeSpace(text, parts, at)) return null;
  const start = text[parts[at]?.start ?? 0];
  // "Is out of this world" and "are out back" refuse nothing.
  const isElsewhere =
    /\bout$/.test(cue) && /^(?:of|back|front|there|here|sick)$/.test(text[parts[at]?.end ?? -1]?.folded ?? '');
  if (isElsewhere) return null;
  // Korean endings come between the concept and the refusal, one token for each syllable: 고급스럽지 않고 (not fancy).
  const most = start?.kind === 'hangul' ? SYLLABLES_BETWEEN : WORDS_BETWEEN;
  for (let i = at - 1; i >= 0 && i >= at - most; i -= 1) {
    const piece = parts[i] as Piece;
    if (start?.kind === 'hangul' && piece.kind === 'concept' && isOtherVerb(cue, withSpaces(text, piece.end, start)))
      return null;
    if (piece.kind === 'break') {
      const isAnswer = i === at - 1 && ANSWER.test(cue) && /[?？]/.test(text[piece.start]?.text ?? '');
      if (!isAnswer) return null;
    } else if (piece.roles.has('negation') || piece.roles.has('notNegating')) {
      return null; // "sushi that won't make me sick" does not refuse the sushi
    } else if (piece.kind === 'concept' || asianName(text, piece)?.diet) {
      if (ABOUT_FOOD.test(cue) && groupOf(piece) === 'people') return null;
      // In 午餐不要 辣的 (lunch, nothing spicy), the lunch is not refused.
      if (kindOf(piece) === 'time' && isBeforeSpace(text, parts, at)) return null;
      const last = text[piece.end - 1];
      if (cue === 'free' && last?.end !== (start?.start ?? 0) - 1) return null;
      // "피자 아니면 라멘" (pizza or else ramen) is a choice; "피자만 아니면" (anything but pizza) refuses the pizza.
      return cue === '아니면' && last?.text !== '만' ? null : piece;
    } else if (cue === 'free' || isOtherFood(text, piece)) return null;
  }
  return null;
}

/** Whether a Korean word names a food of allergens.json. In 햄버거 겨자 빼고, the mustard is refused and not the burger. */
function isOtherFood(text: readonly Token[], { start }: Piece): boolean {
  const first = text[start];
  if (first?.kind !== 'hangul' || !first.beginsWord) return false;
  const end = allergenAt(text, start)?.end;
  return end !== undefined && text[withoutParticle(text, end) - 1]?.endsWord === true;
}

/**
 * Whether "too" after a food refuses this food, because the last food before it is refused: "pizza is out, sushi too".
 * @param at the index of the food before "too"
 * @param found the pieces that are already known to be refused
 */
export function isRefusedToo(
  text: readonly Token[],
  parts: readonly Piece[],
  at: number,
  found: ReadonlySet<Piece>,
): boolean {
  const before = parts[at - 1];
  const joins = before && (before.kind === 'break' || /^(?:and|y|e|和)$/.test(text[before.start]?.folded ?? ''));
  const shares = TOO.test(text[parts[at + 1]?.start ?? text.length]?.folded ?? '') && isOver(parts[at + 2]);
  if (!joins || !shares) return false;
  const last = parts.slice(0, at).findLast(({ kind }) => kind === 'concept');
  return last !== undefined && found.has(last);
}

/** Whether somebody has eaten too much of a food: "pizza'd out". */
export const isEatenOut = (text: readonly Token[], { end }: Piece): boolean =>
  /['’]d$/i.test(text[end - 1]?.text ?? '') && text[end]?.folded === 'out';

const isOver = (next: Piece | undefined) => next === undefined || next.kind === 'break';

/** The folded syllables from `from` to the token `to`, with a space before each word. */
const withSpaces = (text: readonly Token[], from: number, to: Token) =>
  text
    .slice(from, text.indexOf(to))
    .map(({ folded, beginsWord }) => (beginsWord ? ` ${folded}` : folded))
    .join('');

/**
 * Whether a Korean refusal is about a verb between the food and the refusal, not about the food: 회 먹고싶은데 멀지 않은
 * 곳 (raw fish, but at a place that is not far). After verbs such as 좋아하지, 먹지 and 들어가지, the refusal is about the food.
 */
const isOtherVerb = (cue: string, between: string): boolean =>
  /(?:싶|는데|지만)/.test(between) ||
  (/^지? ?않/.test(cue) && /^\S* \S+/.test(between) && !/(?:좋아하|먹|들어가|즐기)/.test(between));

/** Whether a Chinese refusal stands directly after a concept and before a space: 香菜不要 越南粉 (no cilantro, pho). */
function isBeforeSpace(text: readonly Token[], parts: readonly Piece[], at: number): boolean {
  const { end } = parts[at] as Piece;
  const [last, next] = [text[end - 1], text[end]];
  return last?.kind === 'han' && next !== undefined && next.start > last.end && parts[at - 1]?.kind === 'concept';
}
