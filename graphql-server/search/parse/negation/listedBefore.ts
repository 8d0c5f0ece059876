import { spelt } from '../../words/spelt';
import type { Token } from '../../words/tokens';
import { asianName } from '../asianName';
import type { Piece } from '../Piece';
import { groupOf } from './Scope';

/** Korean particles that join a word to the next member of a list. 바나나 (banana) only looks as if it had one. */
const PARTICLE = /(?:이나|나|이?랑|[와과]|하고)$/;
const NO_PARTICLE = /바나나$/;
const JOINT = /^(?:和|或|或者|跟|与|또는|혹은|하고|이랑|이나|및)$/;

/** Whether a Korean phrase ends with a particle for "and" or "or": 소고기나, 할랄이나. */
export function endsInParticle(text: readonly Token[], { start, end, language }: Piece): boolean {
  const word = spelt(text, start, end);
  return (language === 'ko' || text[start]?.kind === 'hangul') && PARTICLE.test(word) && !NO_PARTICLE.test(word);
}

/**
 * The foods before `last` in the same list, joined by a Chinese or Korean word or particle for "and" or "or". In 소고기나
 * 돼지고기 말고 and 牛肉和猪肉都不要, `last` is pork, and beef is refused with it.
 */
export function listedBefore(text: readonly Token[], parts: readonly Piece[], last: Piece): Piece[] {
  const members: Piece[] = [];
  for (let at = parts.indexOf(last); ; ) {
    const before = parts[at - 1];
    const isFood = (each: Piece | undefined) => each?.kind === 'concept' || (each && asianName(text, each)?.diet);
    const isJoint = !isFood(before) && JOINT.test(before ? spelt(text, before.start, before.end) : '');
    const piece = isJoint ? parts[at - 2] : before;
    if (!piece || !isFood(piece) || groupOf(piece) !== groupOf(last)) return members;
    // 새우도 게도 (neither shrimp nor crab)
    const isAlso = [piece, last].every(
      ({ start, end, language }) => language === 'ko' && /도$/.test(spelt(text, start, end)),
    );
    if (!isJoint && !isAlso && !endsInParticle(text, piece)) return members;
    members.push(piece);
    at -= isJoint ? 2 : 1;
  }
}
