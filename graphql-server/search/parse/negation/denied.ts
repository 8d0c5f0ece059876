import { spelt } from '../../words/spelt';
import type { Token } from '../../words/tokens';
import type { Piece } from '../Piece';
import { beyondBreak, beyondSpace } from './beyondBreak';
import { continued } from './continued';
import { drinksNo } from './drinksNo';
import { foodBefore } from './foodBefore';
import { isDeafTo } from './isDeafTo';
import { isLightOn } from './isLightOn';
import { listedBefore } from './listedBefore';
import { opened } from './opening';
import { isWhoRefuses, reaches } from './reaches';
import { isEatenOut, isRefusedToo, refusedAfterwards } from './refusedAfterwards';
import { refusedBySign } from './refusedBySign';
import { groupOf, NEW_SCOPE, OR, type Scope } from './Scope';

/** Like `refused` (refused.ts), but without foods eaten lately and words after a minus sign. Also used for texts about places. */
export function denied(typed: string, text: readonly Token[], parts: readonly Piece[]): ReadonlySet<Piece> {
  const found = new Set<Piece>();
  let scope: Scope | null = null;
  for (const [at, piece] of parts.entries()) {
    if (scope) scope = beyondSpace(scope, text, piece);
    const said = saidBy(text, piece);
    const before =
      withoutFood(said, typed, text, parts, at) ??
      refusedBySign(text, parts, at) ??
      refusedAfterwards(said, text, parts, at);
    const opens: Scope | null | undefined =
      before && piece.roles.has('negation') ? null : opened(scope, said, text, parts, at);
    if (piece.kind === 'break') {
      if (scope) scope = beyondBreak(scope, text, parts, at);
    } else if (found.size > 0 && SAME.test(said) && followsAfter(text, piece)) {
      scope = NEW_SCOPE;
    } else if (piece.roles.has('notNegating') || piece.roles.has('indifferent')) {
      scope = null;
    } else if (isBeforeVerb(parts, at)) {
      scope = null;
      const food = /^[안못]$/.test(said) ? foodBefore(text, parts, at) : null;
      if (food) refuse(food);
    } else if (opens !== undefined) {
      scope = opens;
    } else if (piece.kind === 'concept') {
      if (scope && isWhoRefuses(scope, text, piece)) continue;
      if (scope && reaches(scope, typed, text, parts, at)) {
        found.add(piece);
        scope = { ...scope, refused: scope.refused + 1, gap: 0, last: piece };
      } else {
        const isRefusing: boolean = !scope && isOwnNegation(text, piece);
        scope = isRefusing
          ? { ...NEW_SCOPE, refused: 1, last: piece }
          : !scope && (isDeafTo(text, piece) || drinksNo(text, parts, at) || isLightOn(text, parts, at))
            ? NEW_SCOPE
            : null;
        if (isRefusedToo(text, parts, at, found) || isEatenOut(text, piece)) found.add(piece);
      }
    } else if (scope) {
      scope = continued(scope, said, text, parts, at);
    }
    if (before) refuse(before);
  }
  return found;

  function refuse(concept: Piece) {
    for (const each of [concept, ...listedBefore(text, parts, concept)]) found.add(each);
  }
}

const saidBy = (text: readonly Token[], { start, end, language }: Piece) =>
  spelt(text, start, end, language === 'zh' || language === 'ko' ? '' : ' ');

/** The food before "-less": "egg-less cake" refuses eggs and no cake. */
function withoutFood(said: string, typed: string, text: readonly Token[], parts: readonly Piece[], at: number) {
  const isSuffix = said === 'less' && typed[(text[parts[at]?.start ?? 0]?.start ?? 0) - 1] === '-';
  const before = parts[at - 1];
  return isSuffix && before?.kind === 'concept' && groupOf(before) === 'food' ? before : null;
}

/** "So are wings", "same goes for wings": the food after these words is refused like the food before them. */
const SAME = /^(?:so|same|ditto)$/;
const followsAfter = (text: readonly Token[], piece: Piece) =>
  /^(?:is|are|with|goes|for)$/.test(text[piece.end]?.folded ?? '') &&
  (text[piece.start - 1]?.kind === 'break' || text[piece.start - 1]?.folded === 'and');

/**
 * Whether a piece is a Korean negation without a concept directly after it. Then it does not refuse what follows. 안 and
 * 못 negate a verb there and refuse the food before it (foodBefore). In 안 매운 (not spicy), the concept follows directly.
 */
const isBeforeVerb = (parts: readonly Piece[], at: number) =>
  parts[at]?.language === 'ko' && parts[at]?.roles.has('negation') && parts[at + 1]?.kind !== 'concept';

/**
 * Whether the piece is a phrase with its own negation, and an "or" follows. Then the negation also reaches the next
 * concept: "nothing heavy or fried", "no crowds or loud music".
 */
const isOwnNegation = (text: readonly Token[], { start, end }: Piece) =>
  /^(?:not|nothing|no|without|isnt|never|dont|doesnt|wont|didnt|cant|cannot)$/.test(text[start]?.folded ?? '') &&
  end > start + 1 &&
  OR.test(text[end]?.folded ?? '');
