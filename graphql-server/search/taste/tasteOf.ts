import type { ConceptWeight } from '../vocabulary/ConceptWeight';
import { vocabulary } from '../vocabulary/Vocabulary';
import { tasteWeights } from './tasteWeights';

const DAY = 86_400_000;

/** An act of a member that can show a like or a dislike: a save, a rating or a visit. */
export interface TasteAct {
  kind: 'saved' | 'rated' | 'visited';
  /** uuid */
  restaurantId: string;
  /** 1 to 5 for a rating; otherwise null. */
  stars: number | null;
  /** When the member saved, rated or visited the restaurant; for a visit without a date, when its entry was added. */
  happenedAt: Date;
}

/** What a taste is computed from. */
export interface TasteEvidence {
  acts: readonly TasteAct[];
  /** The concepts of a restaurant (uuid); empty for an unknown restaurant. */
  conceptsOf: (restaurantId: string) => readonly ConceptWeight[];
  now: Date;
}

/**
 * Computes a member's taste: the strongest concepts (at most `tasteWeights.most`) with weights from -1 (dislike) to 1,
 * strongest first; the strongest weight is 1 or -1. The weight of each concept of a place is multiplied by how much the
 * member likes the place. Older acts count less. A rating replaces the saves and visits of the same restaurant. Empty
 * when no act shows a like or a dislike (a rating of three stars shows neither). Pure function.
 */
export function tasteOf({ acts, conceptsOf, now }: TasteEvidence): ConceptWeight[] {
  const sums = new Map<string, number>();
  const add = (restaurantId: string, pull: number) => {
    for (const { concept, weight } of pull === 0 ? [] : conceptsOf(restaurantId)) {
      const kind = vocabulary.concepts.get(concept)?.kind;
      const share = kind && !tasteWeights.badges.has(concept) && tasteWeights.kinds[kind];
      // A concept that a place lacks ("not loud") shows no taste, because most places are not loud.
      if (share && weight > 0) sums.set(concept, (sums.get(concept) ?? 0) + pull * share * weight);
    }
  };
  const rated = new Set(acts.flatMap(({ kind, restaurantId }) => (kind === 'rated' ? [restaurantId] : [])));
  for (const act of acts) {
    if (act.kind !== 'rated' && rated.has(act.restaurantId)) continue;
    add(act.restaurantId, pullOf(act) * remaining(act.happenedAt, now));
  }
  return normalised(sums);
}

function pullOf({ kind, stars }: TasteAct): number {
  return kind === 'rated' ? (tasteWeights.stars[stars ?? 3] ?? 0) : tasteWeights[kind];
}

function remaining(happenedAt: Date, now: Date): number {
  const days = Math.max(0, (now.getTime() - happenedAt.getTime()) / DAY);
  return 2 ** (-days / tasteWeights.halfLifeDays);
}

function normalised(sums: ReadonlyMap<string, number>): ConceptWeight[] {
  const strongest = Math.max(0, ...[...sums.values()].map(Math.abs));
  if (strongest === 0) return [];
  return [...sums]
    .map(([concept, sum]) => ({ concept, weight: sum / strongest }))
    .filter(({ weight }) => Math.abs(weight) >= tasteWeights.least)
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight) || a.concept.localeCompare(b.concept))
    .slice(0, tasteWeights.most);
}
