import { hashText } from '../../text/hashText';
import type { Candidate } from './Candidate';
import { deckWeights } from './deckWeights';

/** What decides the order of a deck, in addition to its places. */
export interface Deal {
  /** 0 for the first round. In later rounds, pseudo-random numbers influence the order. */
  round: number;
  /** How many cards were skipped, by their main kind (the first of `kinds`). */
  skipped: ReadonlyMap<string, number>;
  /** The maximum number of cards to deal. */
  most: number;
}

/**
 * Orders the best places as a deck, the best first. Open places are preferred to closed places. A place loses points
 * if it resembles the cards before it (kind, brand, neighborhood or a rare cuisine). Branches of chains and places of
 * skipped kinds come later. Later rounds begin with other places. The same arguments give the same order.
 * @param candidates best first
 * @returns at most `most` of the candidates
 */
export function orderCards<Card extends Candidate>(
  candidates: readonly Card[],
  { round, skipped, most: limit }: Deal,
): Card[] {
  const highest = Math.max(1, candidates[0]?.score ?? 1);
  const worthOf = ({ id, score, kinds: [kind = ''], isChain, isOpen }: Candidate) => {
    const skips = skipped.get(kind) ?? 0;
    const disliked = skips / (skips + deckWeights.skipsThatSayLittle);
    const chance = round === 0 ? 0 : deckWeights.chance * chanceOf(id, round);
    const hour = isOpen === null ? 0 : isOpen ? deckWeights.open : -deckWeights.closed;
    const chain = isChain ? deckWeights.chain : 0;
    return score / highest - deckWeights.skippedCuisine * disliked - chain + hour + chance;
  };
  const left = candidates
    .map((candidate) => ({ candidate, worth: worthOf(candidate) }))
    .sort((a, b) => b.worth - a.worth);
  const dealt: Card[] = [];
  /** The position in the deck of the latest card with each `brandOrName`. */
  const lastOf = new Map<number, number>();
  while (left.length > 0 && dealt.length < limit) {
    const within = Math.min(deckWeights.reach, left.length);
    let best = 0;
    let bestValue = Number.NEGATIVE_INFINITY;
    for (let at = 0; at < within; at++) {
      const { candidate, worth } = left[at] as (typeof left)[number];
      const value = worth - samenessPenalty(candidate, dealt, lastOf);
      if (value > bestValue) [best, bestValue] = [at, value];
    }
    const [chosen] = left.splice(best, 1);
    if (!chosen) break;
    lastOf.set(chosen.candidate.brandOrName, dealt.length);
    dealt.push(chosen.candidate);
  }
  return dealt;
}

/** How much is subtracted from a card's worth because it resembles the cards before it. */
function samenessPenalty(
  { kinds, neighborhood, brandOrName, rarity }: Candidate,
  dealt: readonly Candidate[],
  lastOf: ReadonlyMap<number, number>,
): number {
  const ofBrand = lastOf.get(brandOrName);
  if (ofBrand !== undefined && dealt.length - ofBrand <= deckWeights.brandMemory) return deckWeights.sameBrand;
  const before = dealt.at(-1);
  const isNextDoor = neighborhood !== 0 && before?.neighborhood === neighborhood;
  let penalty = isNextDoor ? deckWeights.sameNeighborhood : 0;
  if (rarity && before?.rarity) penalty += deckWeights.rareAgain;
  if (kinds.some((kind) => before?.kinds.includes(kind))) penalty += deckWeights.sameKind;
  const [kind] = kinds;
  for (let back = 1; kind !== undefined && back <= deckWeights.cuisineMemory; back++)
    if (dealt[dealt.length - back]?.kinds[0] === kind) penalty += deckWeights.sameCuisine;
  return penalty;
}

/** A pseudo-random number from 0 to 1; the same for the same place and round. */
const chanceOf = (id: string, round: number): number => hashText(`${round} ${id}`) / 0xffffffff;
