import { vocabulary } from '../../vocabulary/Vocabulary';
import { spelt } from '../../words/spelt';
import type { Token } from '../../words/tokens';
import type { Piece } from '../Piece';
import { substanceAt } from '../substances';

const ENGLISH_JOINT = /^(?:and|or|nor)$/;
const JOINT = /^(?:[,，、]|and|or|nor|y|e|o|u|ni|和|或|跟|与|还有)$/;
const OR = /^(?:or|nor|o|u|ni|或)$/;
/** The beginning of phrases for diets that refuse a food: "no gluten", "can't have dairy", "sin huevo". */
const REFUSES = /^(?:no|without|zero|cant|cannot|dont|doesnt|sin|nada|不|无|没)/;
/** Foods that diners with allergies list. Shrimp and tofu are not here, because after "no nuts," they may be wishes. */
const USUAL: ReadonlySet<string> = new Set(['eggs', 'fish', 'seafood', 'nuts', 'peanuts', 'soy', 'sesame']);

/**
 * The other foods of each list of usual allergens whose first allergen is refused: eggs and nuts in "no gluten, eggs
 * and nuts", milk in "no fish or milk". A list must have an "and" or "or", or at least three foods. A list refuses no
 * other foods if "and" or "or" joins a food to it that is no usual allergen ("no gluten, fish or chicken"), or if its
 * last word describes the next word ("no dairy and fish curry"). In "nut and sesame free", the nuts are refused, too.
 * @param found the pieces that are already known to be refused
 */
export function refusedAllergens(
  text: readonly Token[],
  parts: readonly Piece[],
  found: ReadonlySet<Piece>,
): readonly Piece[] {
  return parts.flatMap((piece, at) => {
    if (isFree(text, piece)) return beforeFree(text, parts, at);
    const isRefused = found.has(piece) || parts[at - 1]?.roles.has('negation') === true;
    const begins = (isRefused && isUsual(text, parts, at)) || isRefusingDiet(text, piece);
    return begins ? restOfList(text, parts, at) : [];
  });
}

function restOfList(text: readonly Token[], parts: readonly Piece[], first: number): readonly Piece[] {
  const rest: Piece[] = [];
  let isJoined = false;
  for (let last = first; ; ) {
    let at = last + 1;
    while (isJoint(text, parts[at])) at += 1;
    const next = parts[at];
    if (next === undefined || at === last + 1 || !isUsual(text, parts, at)) {
      const isOpen = next !== undefined && at > last + 1 && parts[at - 1]?.kind !== 'break';
      const isNoun = at === last + 1 && /^(?:concept|unknown)$/.test(next?.kind ?? '') && !isAfterOr(text, parts[last]);
      return (isJoined || rest.length > 1) && !isOpen && !isNoun ? rest : [];
    }
    isJoined ||= parts.slice(last + 1, at).some(({ kind }) => kind !== 'break');
    rest.push(next);
    last = at;
  }
}

/** Whether the piece is "free", or a phrase that ends with it: "dairy free". */
export const isFree = (text: readonly Token[], { end }: Piece): boolean => wordAt(text, end - 1) === 'free';

/**
 * The allergens that an "and" or "or" joins to the last word before "free". "Eggs and gluten free toast" and "fish and
 * gluten free chips" are wishes for eggs and fish.
 */
function beforeFree(text: readonly Token[], parts: readonly Piece[], free: number): readonly Piece[] {
  const found: Piece[] = [];
  let isJoined = false;
  const isAtEnd = parts[free + 1] === undefined || parts[free + 1]?.kind === 'break';
  const isWord = (parts[free]?.end ?? 0) - (parts[free]?.start ?? 0) === 1;
  for (let last = isWord ? free - 1 : free; ; ) {
    let at = last - 1;
    while (isJoint(text, parts[at])) at -= 1;
    const isWish = wordAt(text, (parts[at]?.end ?? 0) - 1) === 'eggs' || (!isAtEnd && isFish(parts[at]));
    if (at < 0 || at === last - 1 || isWish || !isUsual(text, parts, at)) return isJoined ? found : [];
    isJoined ||= parts.slice(at + 1, last).some(({ kind }) => kind !== 'break');
    found.push(parts[at] as Piece);
    last = at;
  }
}

const isFish = (piece: Piece | undefined) => piece?.concepts.some((id) => /^(?:fish|seafood)$/.test(id)) === true;

const wordAt = (text: readonly Token[], at: number) => text[at]?.folded ?? '';
const isJoint = (text: readonly Token[], piece: Piece | undefined) => JOINT.test(wordAt(text, piece?.start ?? -1));
const isAfterOr = (text: readonly Token[], piece: Piece | undefined) => OR.test(wordAt(text, (piece?.start ?? 0) - 1));

/** Whether the piece is a usual allergen. The word "soy" counts beside an English "and" or "or". */
function isUsual(text: readonly Token[], parts: readonly Piece[], at: number): boolean {
  const { start, end, concepts } = parts[at] as Piece;
  const isEnglish = [start - 1, end].some((beside) => ENGLISH_JOINT.test(wordAt(text, beside)));
  const substance = substanceAt(text, parts, at, isEnglish ? 'en' : 'es');
  return concepts.some((id) => USUAL.has(id)) || (substance !== null && substance !== 'vegetarian');
}

const isRefusingDiet = (text: readonly Token[], { start, end, concepts }: Piece): boolean =>
  concepts.some((id) => vocabulary.concepts.get(id)?.kind === 'diet' && id.endsWith('-free')) &&
  REFUSES.test(spelt(text, start, end));
