import { vocabulary } from '../../vocabulary/Vocabulary';
import { spelt } from '../../words/spelt';
import type { Token } from '../../words/tokens';
import type { Piece } from '../Piece';
import { isBeforeRefusal, isFood, isJoint, isUsual, wordAt } from './refusableFoods';
import { foodsBefore, restOfList } from './restOfList';

/** The beginning of phrases for diets that refuse a food: "no gluten", "can't have dairy", "sin huevo". */
const REFUSES = /^(?:no|without|zero|cant|cannot|dont|doesnt|sin|nada|libres?de|不|无|没)/;

/**
 * The other foods of each list of allergens that begins or ends with a refused one: eggs and nuts in "no gluten, eggs
 * and nuts", milk in "no fish or milk", shrimp in 새우, 견과류 빼고. In "nut and sesame free", the nuts are refused, too.
 * @param found the pieces that are already known to be refused
 */
export function refusedAllergens(
  typed: string,
  text: readonly Token[],
  parts: readonly Piece[],
  found: ReadonlySet<Piece>,
): readonly Piece[] {
  return parts.flatMap((piece, at) => {
    if (isFree(text, piece)) return beforeFree(typed, text, parts, at);
    if (isRefusingDiet(text, piece)) return restOfList(typed, text, parts, at);
    const isNegated = parts[at - 1]?.roles.has('negation') === true && isUsual(text, parts, at);
    if (!isNegated && !(found.has(piece) && isFood(text, parts, at))) return [];
    return [
      ...restOfList(typed, text, parts, at),
      ...(isBeforeRefusal(text, parts, at) ? foodsBefore(text, parts, at) : []),
    ];
  });
}

/** Whether the piece is "free", or a phrase that ends with it: "dairy free". */
export const isFree = (text: readonly Token[], { end }: Piece): boolean => wordAt(text, end - 1) === 'free';

/**
 * The allergens that an "and" or "or" joins to the last word before "free". "Eggs and gluten free toast" and "fish and
 * gluten free chips" are wishes for eggs and fish.
 */
function beforeFree(typed: string, text: readonly Token[], parts: readonly Piece[], free: number): readonly Piece[] {
  const found: Piece[] = [];
  let isJoined = false;
  const isAtEnd = parts[free + 1] === undefined || parts[free + 1]?.kind === 'break';
  const isWord = (parts[free]?.end ?? 0) - (parts[free]?.start ?? 0) === 1;
  for (let last = isWord ? free - 1 : free; ; ) {
    let at = last - 1;
    while (isJoint(text, parts[at])) at -= 1;
    const isWish = wordAt(text, (parts[at]?.end ?? 0) - 1) === 'eggs' || (!isAtEnd && isFish(parts[at]));
    const isSlashed = typed[(text[parts[last]?.start ?? 0]?.start ?? 0) - 1] === '/'; // "egg/dairy free"
    if (at < 0 || (at === last - 1 && !isSlashed) || isWish || !isUsual(text, parts, at)) return isJoined ? found : [];
    isJoined ||= isSlashed || parts.slice(at + 1, last).some(({ kind }) => kind !== 'break');
    found.push(parts[at] as Piece);
    last = at;
  }
}

const isFish = (piece: Piece | undefined) => piece?.concepts.some((id) => /^(?:fish|seafood)$/.test(id)) === true;

const isRefusingDiet = (text: readonly Token[], { start, end, concepts }: Piece): boolean =>
  concepts.some((id) => vocabulary.concepts.get(id)?.kind === 'diet' && /(?:-free|^vegetarian)$/.test(id)) &&
  REFUSES.test(spelt(text, start, end));
