import { spelt } from '../words/spelt';
import type { Token } from '../words/tokens';
import { isComma, isLink } from './allergyWords';
import { isFree } from './negation/refusedAllergens';
import type { Piece } from './Piece';

/** Words that say that somebody must not eat what follows; weaker words, such as "don't want", do not count. */
const BEFORE =
  /(?:^| )(?:(?:cant|cannot|can not|could not|couldnt|must not|mustnt|may not|should not|shouldnt) (?:\w+ )?(?:eat|have|digest|tolerate|consume|touch)|(?:unable|not able|not allowed|not supposed) to (?:\w+ )?(?:eat|have|digest|tolerate|touch)|no (?:puedo|puede|podemos|pueden|debo|debe|debemos) (?:comer|tomar|consumir|probar))(?: |$)/;
const NO_TOLERA = /(?:^| )no toler(?:o|a|amos|an)(?: .* (?:ni|y|o|u))?(?: (?:el|la|los|las))*$/;
/** "Can't do eggs", but not "can't do fish again" and "can't do seafood tonight", which are about a mood. */
const CANNOT_DO =
  /(?:^| )(?:cant|cannot|can not) (?:really |physically |actually )?do(?: (?!better|justice|much|more|without|with)|$)/;
const MOOD =
  /\b(?:again|tonight|today|tomorrow|now|anymore|twice|every|this|two|three|row|lately|yet|for|before|until|after|when|while|if|unless|on)\b/;
const ASIAN_BEFORE = /^(?:不能|不可以?|不得|不宜)(?:吃|喝|碰|食用?|沾)/;
/** "Can't have too much fish", "can't have enough crab". */
const NO_LIMIT = /\b(?:too much|too many|enough|another|more)\b/;
const AFTER = /^.{0,3}(?:不能|不可以?|不得)(?:吃|碰)|^.{0,3}吃(?:不了|不得)/;
/** The verb of a Korean refusal, after at most eight syllables: 생선을 못 먹어요. */
const KOREAN_AFTER = /^.{0,8}?(?:못(?:먹|마시|마셔|드)|먹지못|먹을수없|먹으면안)(?!어?[봤본])/;
/** At most this many tokens are read after the food. */
const MOST_AFTER = 16;
/** How many tokens before the negation are also read: the "can" of "can not eat". */
const BESIDE_NOT = 1;

/**
 * Whether the diner must not eat the refused food of the piece: "can't eat fish or eggs", 不能吃鱼, 생선 못 먹어요. Such a food
 * is avoided like an allergen. The same is true of foods in a list that a diet begins: "no gluten, fish or eggs".
 */
export function mustNotEat(
  text: readonly Token[],
  parts: readonly Piece[],
  at: number,
  refused: ReadonlySet<Piece>,
): boolean {
  const piece = parts[at] as Piece;
  const after = spelt(text, piece.end, piece.end + MOST_AFTER);
  if (AFTER.test(after) || KOREAN_AFTER.test(after)) return true;
  if (isBeforeFree(text, parts, at)) return true;
  let first = at - 1;
  while (first >= 0 && isInside(text, parts[first] as Piece, refused)) first -= 1;
  const before = parts[first];
  if (!before) return false;
  if (before.concepts.some((id) => id.endsWith('-free'))) return true;
  const start = Math.max(0, before.start - BESIDE_NOT);
  const said = spelt(text, start, piece.start, ' ');
  return (
    !/^without$/.test(text[piece.end]?.folded ?? '') &&
    (((BEFORE.test(said) || isCannotDo(said, text, parts, at)) && !NO_LIMIT.test(said)) ||
      ASIAN_BEFORE.test(spelt(text, before.start, piece.start)))
  );
}

function isCannotDo(said: string, text: readonly Token[], parts: readonly Piece[], at: number): boolean {
  const { start, end } = parts[at] as Piece;
  if (!(CANNOT_DO.test(said) || NO_TOLERA.test(said)) || /^without$/.test(text[start]?.folded ?? '')) return false;
  const next = parts[at + 1]?.kind ?? 'break';
  const rest = text.slice(end, end + MOST_AFTER);
  const stop = rest.findIndex(({ kind }) => kind === 'break');
  // "Can't do seafood prices" is not about the seafood.
  return /^(?:break|functionWord)$/.test(next) && !MOOD.test(spelt(rest, 0, stop < 0 ? MOST_AFTER : stop, ' '));
}

/** Whether only an "and", "or" or comma and other foods are between the food and "free": "egg and dairy free". */
function isBeforeFree(text: readonly Token[], parts: readonly Piece[], at: number): boolean {
  const next = parts.slice(at + 1).find((piece) => !isLink(text, piece) && !isComma(text, piece));
  if (!next) return false;
  return (
    isFree(text, next) ||
    (next.kind === 'concept' && parts[at + 1] !== next && isBeforeFree(text, parts, parts.indexOf(next)))
  );
}

/** Whether a piece can be between the negation and the food: another refused food, "or", a comma, "any". */
const isInside = (text: readonly Token[], piece: Piece, refused: ReadonlySet<Piece>): boolean =>
  refused.has(piece) ||
  isLink(text, piece) ||
  isComma(text, piece) ||
  /^(?:nor|ni|u|[:：])$/.test(text[piece.start]?.folded ?? '') ||
  (piece.kind === 'unknown' && !piece.roles.has('negation')) ||
  (piece.kind === 'functionWord' && !piece.roles.has('negation') && !piece.roles.has('turn'));
