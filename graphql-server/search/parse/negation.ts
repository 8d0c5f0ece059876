import type { ConceptKind } from '../vocabulary/Concept';
import { vocabulary } from '../vocabulary/Vocabulary';
import type { Token } from '../words/tokens';
import type { Piece } from './Piece';

/** How many unknown words may be between a negation and what it refuses. */
const MOST_GAP = 3;
/** Words that only say no: two of them do not make a yes ("don't want no onions"), unlike "can't live without". */
const PLAIN = /^(?:no|not|never|none|nor|neither|nothing|non|[a-z]+nt|cannot|ni|nada|nunca|tampoco|不|没|没有|안|못)$/;
/** Negations of a quality: the noun after it is still wanted ("not spicy ramen"). */
const OF_A_QUALITY = /^(?:not|non|isnt|arent|less|too|overly|不|不太|안)$/;
const LIST = /^(?:or|and|nor|o|y|ni|&|和|或|또는)$/;
const TOO = /^(?:too|overly|demasiado)$/;
const EATEN = /^(?:had|ate|eaten|did|comi|comimos)$/;
const LATELY = /^(?:yesterday|already|again|week|twice|much|many|lately|recently|ayer|noche|night)$/;
const LATELY_WITHIN = 7;
const SYLLABLES_BETWEEN = 6;

const GROUPS: Readonly<Record<ConceptKind, 'food' | 'room' | 'people' | 'terms'>> = {
  cuisine: 'food',
  dish: 'food',
  drink: 'food',
  ingredient: 'food',
  technique: 'food',
  taste: 'food',
  diet: 'food',
  vibe: 'room',
  noise: 'room',
  seating: 'room',
  service: 'room',
  company: 'people',
  occasion: 'people',
  price: 'terms',
  time: 'terms',
};
const QUALITIES: ReadonlySet<ConceptKind> = new Set([
  'ingredient',
  'technique',
  'taste',
  'diet',
  'vibe',
  'noise',
  'price',
]);

/** A negation that still reaches what follows. */
interface Scope {
  isOfQuality: boolean;
  /** How many pieces it has refused. */
  refused: number;
  /** How many unknown words followed since. */
  gap: number;
  /** What it refused last. */
  last: Piece | null;
}

const kindOf = (piece: Piece): ConceptKind => vocabulary.concepts.get(piece.concepts[0] ?? '')?.kind ?? 'dish';
const groupOf = (piece: Piece) => GROUPS[kindOf(piece)];

/**
 * Which pieces a text refuses: those after "no", "sick of" or "anything but", up to the end of its reach (a clause
 * break, "but", "just", or "and" before something of another sort); those before "말고" or "free"; and those eaten
 * "yesterday". Two negations of different sorts cancel out ("can't live without").
 */
export function refused(text: readonly Token[], parts: readonly Piece[]): ReadonlySet<Piece> {
  const found = new Set<Piece>();
  let scope: Scope | null = null as Scope | null;
  for (const [at, piece] of parts.entries()) {
    const said = text
      .slice(piece.start, piece.end)
      .map(({ folded }) => folded)
      .join(piece.language === 'zh' ? '' : ' ');
    if (piece.kind === 'break') {
      if (!(scope && isInList(text, parts, at))) scope = null;
    } else if (found.size > 0 && SAME.test(said) && followsAfter(text, piece)) {
      scope = { isOfQuality: false, refused: 0, gap: 0, last: null };
    } else if (piece.roles.has('notNegating')) {
      scope = null;
    } else if (piece.roles.has('negation') && !(piece.language === 'en' && said === 'less' && !leadsOn(parts, at))) {
      const doubles: boolean = scope !== null && scope.refused === 0 && (!PLAIN.test(said) || saysNoTo(text, piece));
      scope = doubles ? null : { isOfQuality: OF_A_QUALITY.test(said), refused: 0, gap: 0, last: null };
    } else if (piece.roles.has('tooMuch') && isTooMuch(said, parts, at)) {
      scope = { isOfQuality: true, refused: 0, gap: 0, last: null };
    } else if (piece.kind === 'concept') {
      if (scope && !repeatsNo(scope, text, piece) && reaches(scope, text, parts, at)) {
        found.add(piece);
        scope = { ...scope, refused: scope.refused + 1, gap: 0, last: piece };
      } else scope = null;
    } else if (scope) {
      scope = further(scope, said, piece, parts, at);
    }
    if (piece.roles.has('negationAfter')) refuseBefore(said, text, parts, at, found);
  }
  for (const piece of eatenLately(text, parts)) found.add(piece);
  return found;
}

/** "So are wings", "same goes for wings": what follows is refused like the food before. */
const SAME = /^(?:so|same|ditto)$/;
const followsAfter = (text: readonly Token[], piece: Piece) =>
  /^(?:is|are|with|goes|for)$/.test(text[piece.end]?.folded ?? '') && text[piece.start - 1]?.kind === 'break';

/** In "no onions, no dairy" the diet "no dairy" is asked for, not refused; in "can't live without dairy" it is refused. */
function repeatsNo(scope: Scope, text: readonly Token[], piece: Piece): boolean {
  const own = text[piece.start]?.folded ?? '';
  if (kindOf(piece) !== 'diet') return false;
  return PLAIN.test(own) || (scope.refused > 0 && /^(?:without|sin)$/.test(own));
}

/** What remains of a negation after a word that is no concept. */
function further(scope: Scope, said: string, piece: Piece, parts: readonly Piece[], at: number): Scope | null {
  if (piece.kind === 'used') return scope;
  if (LIST.test(said)) return scope.refused === 0 || isAlike(scope.last, parts[at + 1]) ? scope : null;
  if (piece.roles.has('turn')) return scope.refused === 0 && /^(?:with|con|y)$/.test(said) ? scope : null;
  if (piece.kind === 'little') {
    const endsQuality = scope.refused > 0 && (said === '的' || piece.roles.has('wrapping'));
    return endsQuality ? null : scope;
  }
  if (scope.refused > 0 || scope.gap >= MOST_GAP) return null;
  return { ...scope, gap: scope.gap + 1 };
}

/** Whether a negation still reaches a concept after those it already refused. */
function reaches(scope: Scope, text: readonly Token[], parts: readonly Piece[], at: number): boolean {
  const piece = parts[at] as Piece;
  if (!scope.last) return true;
  const between = parts[at - 1];
  if (between && between !== scope.last) {
    const word = text[between.start]?.folded ?? '';
    return LIST.test(word) || between.kind === 'break' || between.kind === 'little';
  }
  if (scope.isOfQuality) return false;
  // "no pork ramen": the dish is still wanted.
  if (!QUALITIES.has(kindOf(piece)) && kindOf(scope.last) === 'ingredient') return false;
  return groupOf(piece) === groupOf(scope.last);
}

function isAlike(last: Piece | null, next: Piece | undefined): boolean {
  return last !== null && next?.kind === 'concept' && groupOf(next) === groupOf(last);
}

/** A comma in "no seafood, pork, or beef": an "or" follows before the clause ends. */
function isInList(text: readonly Token[], parts: readonly Piece[], at: number): boolean {
  if (!/^[,，、]$/.test(text[parts[at]?.start ?? 0]?.text ?? '')) return false;
  for (let i = at + 1; i < parts.length; i += 1) {
    const piece = parts[i] as Piece;
    const word = text[piece.start];
    if (word && /^(?:or|nor|o|ni|或)$/.test(word.folded)) return true;
    if (piece.kind === 'break' && !/^[,，、]$/.test(word?.text ?? '')) return false;
    if (piece.kind === 'unknown' || piece.roles.has('turn')) return false;
  }
  return false;
}

/** "less" before something, not "boneless" or "no less". */
function leadsOn(parts: readonly Piece[], at: number): boolean {
  return parts.slice(at + 1, at + 3).some(({ kind }) => kind === 'concept');
}

/** "wouldn't say no to". */
function saysNoTo(text: readonly Token[], piece: Piece): boolean {
  return text[piece.start - 1]?.folded === 'say' || text[piece.start - 1]?.folded === 'saying';
}

/** "too loud" refuses, "me too" does not. */
function isTooMuch(said: string, parts: readonly Piece[], at: number): boolean {
  if (said.includes(' ')) return true;
  return TOO.test(said) && parts[at + 1]?.kind === 'concept';
}

/** "peanut free", "라멘 말고", "辣的除外". */
function refuseBefore(
  said: string,
  text: readonly Token[],
  parts: readonly Piece[],
  at: number,
  found: Set<Piece>,
): void {
  if (said === 'again' || said === 'less') return;
  // Korean endings come in between, one token for each syllable: 고급스럽지 않고.
  const most = text[parts[at]?.start ?? 0]?.kind === 'hangul' ? SYLLABLES_BETWEEN : 3;
  for (let i = at - 1; i >= 0 && i >= at - most; i -= 1) {
    const piece = parts[i] as Piece;
    if (piece.kind === 'break') return;
    if (piece.kind !== 'concept') {
      if (said === 'free') return;
      continue;
    }
    if (said === 'free' && text[piece.end - 1]?.end !== (text[parts[at]?.start ?? 0]?.start ?? 0) - 1) return;
    found.add(piece);
    return;
  }
}

/** "we had pizza yesterday", "ate sushi twice this week". */
function eatenLately(text: readonly Token[], parts: readonly Piece[]): Piece[] {
  return parts.flatMap((piece, at) => {
    if (piece.kind !== 'concept') return [];
    const before = text.slice(Math.max(0, piece.start - 3), piece.start).some(({ folded }) => EATEN.test(folded));
    const never = parts
      .slice(Math.max(0, at - 4), at)
      .some(({ roles }) => roles.has('notNegating') || roles.has('negation'));
    if (!before || never) return [];
    const after = text.slice(piece.end, piece.end + LATELY_WITHIN);
    const stop = after.findIndex(({ kind }) => kind === 'break');
    return after.slice(0, stop < 0 ? undefined : stop).some(({ folded }) => LATELY.test(folded)) ? [piece] : [];
  });
}
