import { spelt } from '../words/spelt';
import type { Token } from '../words/tokens';
import { isLink, MOST_PIECES } from './allergyWords';
import { isAnimal } from './isAnimal';
import { isFood, isJoint, isUsual } from './negation/refusableFoods';
import type { Piece } from './Piece';
import { isUsualName } from './usualNames';

/** Words that refuse a food without a reason; weaker words, such as "don't want" and "sick of", do not count. */
const BEFORE =
  /^(?:no|zero|without|hold|leave out|leave off|minus|exclud(?:e|ing)|avoid|avoiding|free of|free from|(?:dont|do not|doesnt|does not|wont|will not) eat|never|neither|que no ten(?:ga|gan)|sin|nada de|evit(?:ar|a|o|e|en|amos|enme)|exclu(?:ir|ye)|no com(?:o|e|emos)|不要|不?吃|不[敢准许让]吃|忌[食吃]|唔[食要]|唔食得|食唔得|冇|别吃|不含|不加|不放|不带|没有|无|노|不能|忌口?)$/;
/** What may stand between such a word and the food. */
const ANY =
  /^(?:any|kind|kinds|of|the|el|la|los|las|ningun|eat|eats|:|llev(?:a|an|e|en)|contengan?|contienen?|任何|[有含放加])$/;
const AFTER = /^[^，,。；;！!？?]{0,3}(?:不要|不吃|不加|不放)/;
const KOREAN_AFTER =
  /^.{0,8}?(?:빼|뺀|없[이는고음]|제외|금지|사절|안먹|안들어|안넣|안[돼되]|(?:들어가|들어있|넣|포함되)지)/;
const MOST_AFTER = 12;
/** Words after a food that make another food of it: "fish sauce", "egg noodles". */
const OF_OTHER =
  /^(?:sauce|smell|oil|stock|broth|sticks?|fingers?|bones?|skin|noodles?|rolls?|whites?|yolks?|milk|油|酱|面)$/;
const EXCEPT = /^(?:except|but|unless|besides|other|apart|aside|only|just|excepto|menos|salvo|pero|但|除)/;

/**
 * Whether the refused food of the piece is a usual allergen, or in a list with one, and is refused in plain words: "no
 * fish", "without eggs", sin huevo, 不吃鱼, 생선 빼고. Such a food is avoided like an allergen. False before an exception: "no
 * seafood except shrimp".
 */
export function isPlainlyRefused(
  text: readonly Token[],
  parts: readonly Piece[],
  at: number,
  refused: ReadonlySet<Piece>,
): boolean {
  const piece = parts[at] as Piece;
  if (!isUsualName(text, piece) && !isListed(text, parts, at, refused)) return false;
  if (OF_OTHER.test(text[piece.end]?.folded ?? '') || isBeforeException(text, parts, at, refused)) return false;
  return (
    text[piece.start]?.hasMinus === true ||
    isRefusedAfter(text, parts, at, refused) ||
    isRefusedBefore(text, parts, at, refused)
  );
}

function isRefusedAfter(text: readonly Token[], parts: readonly Piece[], at: number, refused: ReadonlySet<Piece>) {
  let last = at;
  for (let i = at + 1; i <= at + MOST_PIECES && isInList(text, parts, i, refused); i += 1)
    if (refused.has(parts[i] as Piece)) last = i;
  const end = parts[last]?.end ?? 0;
  const after = spelt(text, end, end + MOST_AFTER);
  return text[end - 1]?.kind === 'hangul' ? KOREAN_AFTER.test(after) : AFTER.test(after);
}

function isRefusedBefore(text: readonly Token[], parts: readonly Piece[], at: number, refused: ReadonlySet<Piece>) {
  for (let i = at - 1; i >= Math.max(0, at - MOST_PIECES); i -= 1) {
    const before = parts[i] as Piece;
    const said = spelt(text, before.start, before.end, before.language === 'zh' ? '' : ' ');
    if (before.concepts.includes('vegetarian')) return true; // "no meat or fish"
    if (/^contain(?:s|ing)?$/.test(said)) return parts[i - 1]?.roles.has('negation') === true;
    if (said === 'with') return text[before.start - 1]?.folded === 'nothing';
    if (before.roles.has('negation') && !/^(?:ni|nor)$/.test(said)) return BEFORE.test(said);
    // "No raw eggs" refuses only one kind.
    const isBeside = before.end === parts[i + 1]?.start && !isJoint(text, parts[i + 1]);
    if (isBeside && refused.has(before) && !isFood(text, parts, i)) return false;
    if (!isInList(text, parts, i, refused) && !ANY.test(said)) return false;
  }
  return false;
}

/** Whether a piece is a food of the refused list, or joins its foods. */
function isInList(text: readonly Token[], parts: readonly Piece[], at: number, refused: ReadonlySet<Piece>): boolean {
  const piece = parts[at];
  if (!piece) return false;
  const isOr = /^(?:ni|nor|u)$/.test(text[piece.start]?.folded ?? '');
  return refused.has(piece) || isUsual(text, parts, at) || isLink(text, piece) || isJoint(text, piece) || isOr;
}

/** Whether the food is in a list with another refused food that is a usual allergen: shrimp in "no shrimp or nuts". */
function isListed(text: readonly Token[], parts: readonly Piece[], at: number, refused: ReadonlySet<Piece>): boolean {
  for (const step of [-1, 1]) {
    for (let i = at + step; Math.abs(i - at) <= MOST_PIECES; i += step) {
      const piece = parts[i] as Piece;
      if (!isInList(text, parts, i, refused)) break;
      if (refused.has(piece) && isUsual(text, parts, i)) return true;
    }
  }
  return false;
}

function isBeforeException(
  text: readonly Token[],
  parts: readonly Piece[],
  at: number,
  refused: ReadonlySet<Piece>,
): boolean {
  if (!EXCEPT.test(text[parts[at]?.end ?? -1]?.folded ?? '')) return false;
  const next = parts.slice(at + 1, at + 5).find(({ kind }) => kind === 'concept');
  return next !== undefined && !refused.has(next) && next.concepts.some(isAnimal);
}
