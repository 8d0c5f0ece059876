import type { ConceptKind } from '../vocabulary/Concept';
import { vocabulary } from '../vocabulary/Vocabulary';
import type { Token } from '../words/tokens';
import { eatenLately } from './eatenLately';
import type { Piece } from './Piece';
import { isEatenOut, isRefusedToo, refusedAfterwards } from './refusedAfterwards';

/** The maximum number of unknown words between a negation and the concept that it refuses. */
const MAX_GAP = 3;
/**
 * Words that only negate. After another negation, such a word does not cancel it ("don't want no onions"), except after
 * "say" ("wouldn't say no to"). Other negations can cancel a negation before them ("can't live without").
 */
const PLAIN = /^(?:no|not|never|none|nor|neither|nothing|non|[a-z]+nt|cannot|ni|nada|nunca|tampoco|不|没|没有|안|못)$/;
/** Negations of a quality: the noun after the quality is still wanted ("not spicy ramen"). */
const OF_A_QUALITY = /^(?:not|non|isnt|arent|less|too|overly|不|不太|안)$/;
const LIST = /^(?:or|and|nor|o|y|ni|&|和|或|또는)$/;
const TOO = /^(?:too|overly|demasiado)$/;
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

/** A negation that still applies to the next pieces. */
interface Scope {
  isOfQuality: boolean;
  /** How many pieces the negation has refused. */
  refused: number;
  /** How many unknown words came after the negation; 0 again after the first refused piece. */
  gap: number;
  /** The piece that the negation refused last. */
  last: Piece | null;
  cue: string;
  /** Whether "no" begins a list of concepts with nothing but commas between them: "no burgers, pizza, tacos". */
  isBareList: boolean;
}

const NEW_SCOPE: Scope = { isOfQuality: false, refused: 0, gap: 0, last: null, cue: '', isBareList: false };

const kindOf = (piece: Piece): ConceptKind => vocabulary.concepts.get(piece.concepts[0] ?? '')?.kind ?? 'dish';
const groupOf = (piece: Piece) => GROUPS[kindOf(piece)];

/**
 * The pieces that a text refuses. A negation ("no", "sick of", "anything but") refuses the pieces after it. The
 * negation ends, for example, at a clause break outside a list, at "but", or at an "and" before a concept of another
 * group (GROUPS). Words such as "말고" or "free" refuse the piece before them. Foods that somebody ate lately
 * ("yesterday") are refused, too. Two negations can cancel each other out ("can't live without").
 */
export function refused(typed: string, text: readonly Token[], parts: readonly Piece[]): ReadonlySet<Piece> {
  return new Set([...denied(typed, text, parts), ...eatenLately(typed, text, parts)]);
}

/** Like `refused`, but without foods that were eaten lately. It is used for texts about places, too. */
export function denied(typed: string, text: readonly Token[], parts: readonly Piece[]): ReadonlySet<Piece> {
  const found = new Set<Piece>();
  let scope: Scope | null = null as Scope | null;
  for (const [at, piece] of parts.entries()) {
    const said = text
      .slice(piece.start, piece.end)
      .map(({ folded }) => folded)
      .join(piece.language === 'zh' || piece.language === 'ko' ? '' : ' ');
    if (piece.kind === 'break') {
      if (scope) scope = beyondBreak(scope, text, parts, at);
    } else if (found.size > 0 && SAME.test(said) && followsAfter(text, piece)) {
      scope = NEW_SCOPE;
    } else if (piece.roles.has('notNegating')) {
      scope = null;
    } else if (piece.roles.has('negation') && !(piece.language === 'en' && said === 'less' && !leadsOn(parts, at))) {
      const doubles: boolean = scope !== null && scope.refused === 0 && (!PLAIN.test(said) || saysNoTo(text, piece));
      scope = doubles ? null : { ...NEW_SCOPE, isOfQuality: OF_A_QUALITY.test(said), cue: said };
    } else if (piece.roles.has('tooMuch') && isTooMuch(said, parts, at)) {
      scope = { ...NEW_SCOPE, isOfQuality: true };
    } else if (piece.kind === 'concept') {
      if (scope && !repeatsNo(scope, text, piece) && reaches(scope, typed, text, parts, at)) {
        found.add(piece);
        scope = { ...scope, refused: scope.refused + 1, gap: 0, last: piece };
      } else {
        scope = null;
        if (isRefusedToo(text, parts, at, found) || isEatenOut(text, piece)) found.add(piece);
      }
    } else if (scope) {
      scope = further(scope, said, piece, parts, at);
    }
    const before = refusedAfterwards(said, text, parts, at);
    if (before) found.add(before);
  }
  return found;
}

/** "So are wings", "same goes for wings": the food after these words is refused like the food before them. */
const SAME = /^(?:so|same|ditto)$/;
const followsAfter = (text: readonly Token[], piece: Piece) =>
  /^(?:is|are|with|goes|for)$/.test(text[piece.end]?.folded ?? '') &&
  (text[piece.start - 1]?.kind === 'break' || text[piece.start - 1]?.folded === 'and');

/**
 * Whether a diet has its own negation, so that the diner wants the diet: "no dairy" in "no onions, no dairy". False for
 * "without dairy" in "can't live without dairy".
 */
function repeatsNo(scope: Scope, text: readonly Token[], piece: Piece): boolean {
  const own = text[piece.start]?.folded ?? '';
  if (kindOf(piece) !== 'diet') return false;
  // In "Dairy Queen except dairy-free" the diet is asked for, not refused.
  if (/^except/.test(scope.cue) && piece.concepts.some((id) => id.endsWith('-free'))) return true;
  return PLAIN.test(own) || (scope.refused > 0 && /^(?:without|sin)$/.test(own));
}

/** Returns the negation as it continues after a piece that is not a concept; null when it ends at this piece. */
function further(scope: Scope, said: string, piece: Piece, parts: readonly Piece[], at: number): Scope | null {
  if (piece.kind === 'used') return scope;
  // "Anyplace but there, for a proper negroni" does not refuse the negroni.
  if (said === 'there' && scope.refused === 0 && scope.gap === 0) return null;
  if (LIST.test(said)) return scope.refused === 0 || isAlike(scope.last, parts[at + 1]) ? scope : null;
  // "isn't just coffee" refuses a place with nothing except coffee, so the negation continues after "just".
  if (piece.roles.has('turn')) return scope.refused === 0 && /^(?:with|con|y|just)$/.test(said) ? scope : null;
  if (piece.kind === 'functionWord') {
    const endsQuality = scope.refused > 0 && (said === '的' || piece.roles.has('wrapping'));
    return endsQuality ? null : scope;
  }
  if (scope.refused > 0 || scope.gap >= MAX_GAP) return null;
  return { ...scope, gap: scope.gap + 1 };
}

/** Whether a negation also refuses the concept with index `at`. True for the first concept after the negation. */
function reaches(scope: Scope, typed: string, text: readonly Token[], parts: readonly Piece[], at: number): boolean {
  const piece = parts[at] as Piece;
  if (!scope.last) return true;
  const between = parts[at - 1];
  if (between && between !== scope.last) {
    const word = text[between.start]?.folded ?? '';
    return LIST.test(word) || between.kind === 'break' || between.kind === 'functionWord';
  }
  // "not burgers/pizza/tacos"
  if (typed[(text[piece.start]?.start ?? 0) - 1] === '/') return groupOf(piece) === groupOf(scope.last);
  if (scope.isOfQuality) return false;
  // "no pork ramen": the dish is still wanted.
  if (!QUALITIES.has(kindOf(piece)) && kindOf(scope.last) === 'ingredient') return false;
  return groupOf(piece) === groupOf(scope.last);
}

function isAlike(last: Piece | null, next: Piece | undefined): boolean {
  return last !== null && next?.kind === 'concept' && groupOf(next) === groupOf(last);
}

/** Returns the negation as it continues after a break; null when it ends there. It continues only inside a list. */
function beyondBreak(scope: Scope, text: readonly Token[], parts: readonly Piece[], at: number): Scope | null {
  if (isInList(text, parts, at)) return scope;
  const bare = scope.cue === 'no' && scope.last ? bareOf(kindOf(scope.last), text, parts, at) : 0;
  return bare >= 2 || (bare === 1 && scope.isBareList) ? { ...scope, isBareList: true } : null;
}

/** How many concepts of this kind come directly after a break, each alone between commas. */
function bareOf(kind: ConceptKind, text: readonly Token[], parts: readonly Piece[], at: number): number {
  let count = 0;
  for (let i = at; isComma(text, parts[i]) && parts[i + 1]?.kind === 'concept'; i += 2) {
    const next = parts[i + 1] as Piece;
    const isAlone = parts[i + 2] === undefined || parts[i + 2]?.kind === 'break';
    if (kindOf(next) !== kind || !isAlone) break;
    count += 1;
  }
  return count;
}

const isComma = (text: readonly Token[], piece: Piece | undefined) =>
  piece?.kind === 'break' && /^[,，、]$/.test(text[piece.start]?.text ?? '');

/** Whether a break is a comma in a list ("no seafood, pork, or beef"). An "or" must follow before any unknown word. */
function isInList(text: readonly Token[], parts: readonly Piece[], at: number): boolean {
  if (!isComma(text, parts[at])) return false;
  for (let i = at + 1; i < parts.length; i += 1) {
    const piece = parts[i] as Piece;
    const word = text[piece.start];
    if (word && /^(?:or|nor|o|ni|或)$/.test(word.folded)) return true;
    if (piece.kind === 'break' && !/^[,，、]$/.test(word?.text ?? '')) return false;
    if (piece.kind === 'unknown' || piece.roles.has('turn')) return false;
  }
  return false;
}

/** Whether one of the next two pieces after "less" is a concept: "less spicy", but not "no less". */
function leadsOn(parts: readonly Piece[], at: number): boolean {
  return parts.slice(at + 1, at + 3).some(({ kind }) => kind === 'concept');
}

/** Whether the word before the negation is "say" or "saying", as in "wouldn't say no to". */
function saysNoTo(text: readonly Token[], piece: Piece): boolean {
  return text[piece.start - 1]?.folded === 'say' || text[piece.start - 1]?.folded === 'saying';
}

/** Whether words such as "too" refuse what follows. Phrases always do, and words in TOO do so before a concept. */
function isTooMuch(said: string, parts: readonly Piece[], at: number): boolean {
  if (said.includes(' ')) return true;
  return TOO.test(said) && parts[at + 1]?.kind === 'concept';
}
