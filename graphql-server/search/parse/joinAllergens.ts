import { allergenAt } from '../vocabulary/allergenWords';
import type { Token } from '../words/tokens';
import { isEaten } from './allergyWords';
import { isAllergen, isAsianAllergy } from './isAllergen';
import type { Piece } from './Piece';
import { withoutParticle } from './particles';
import { plain } from './pieces';

/**
 * If a Chinese or Korean craving names an allergy, joins the pieces of each word that has no concept into one unknown
 * piece. In `parts`, each character of such a word is a piece of its own: 苹果过敏, 메밀 알레르기. Next to a word for
 * an allergy, a name in allergens.json is joined even if it has another meaning: 蜂蜜 (honey) is also a taste. If the
 * craving only refuses something, a name is joined only if its food has a `diet` in allergens.json: 牛奶 (milk, with the
 * diet dairy-free) in 不能吃牛奶.
 */
export function joinAllergens(text: readonly Token[], parts: readonly Piece[]): Piece[] {
  const isAllergic = parts.some((piece) => isAsianAllergy(text, piece));
  if (!isAllergic && !parts.some(isAsianRefusal)) return [...parts];
  const joined: Piece[] = [];
  for (let at = 0; at < parts.length; ) {
    const piece = parts[at] as Piece;
    const end = endOfName(text, parts, at) ?? (isAllergic ? endOfUnknown(text, parts, at) : null);
    joined.push(end === null ? piece : { ...plain('unknown', piece.start), end });
    while (at < parts.length && (parts[at]?.start ?? 0) < (end ?? piece.end)) at += 1;
  }
  return joined;
}

const isAsianRefusal = ({ language, roles }: Piece) =>
  (language === 'zh' || language === 'ko') && (roles.has('negation') || roles.has('negationAfter'));

function endOfName(text: readonly Token[], parts: readonly Piece[], at: number): number | null {
  const piece = parts[at] as Piece;
  const token = text[piece.start] as Token;
  if (!isAsian(token) || !token.beginsWord || /^(?:break|used)$/.test(piece.kind)) return null;
  const name = allergenAt(text, piece.start);
  // 面粉 (flour) is a name, although 面 is a dish.
  if (!name || (piece.concepts.some(isEaten) && name.end <= piece.end)) return null;
  const end = withoutParticle(text, name.end);
  const last = parts.findIndex((piece) => piece.end === end);
  const next = parts[last + 1];
  const isWhole = text[end - 1]?.endsWord || (next !== undefined && isAsianAllergy(text, next));
  if (last < at || !isWhole) return null;
  return isAllergen(text, parts, at, last) || (name.diet && isRefusable(token, parts, at, last)) ? end : null;
}

/**
 * Whether the pieces can be a refused food. A name of one Chinese character must follow a negation, and no unknown
 * piece may follow the name: 不能吃奶. This is because 奶 (milk) is also a part of other words.
 */
const isRefusable = (token: Token, parts: readonly Piece[], first: number, last: number) =>
  token.kind === 'hangul' ||
  last > first ||
  (parts[first - 1]?.roles.has('negation') === true && parts[last + 1]?.kind !== 'unknown');

function endOfUnknown(text: readonly Token[], parts: readonly Piece[], at: number): number | null {
  const isUnknown = (piece: Piece | undefined) => piece?.kind === 'unknown' && isAsian(text[piece.start]);
  if (!isUnknown(parts[at])) return null;
  let last = at;
  while (isUnknown(parts[last + 1]) && continues(text, parts[last + 1])) last += 1;
  return parts[last]?.end ?? null;
}

const isAsian = (token: Token | undefined) => token?.kind === 'han' || token?.kind === 'hangul';

/** Whether this piece continues the word of the token before it. */
function continues(text: readonly Token[], piece: Piece | undefined): boolean {
  const [token, before] = [text[piece?.start ?? 0], text[(piece?.start ?? 0) - 1]];
  return token !== undefined && token.kind === before?.kind && before.end === token.start;
}
