import type { ConceptWeight } from '../vocabulary/ConceptWeight';
import { vocabulary } from '../vocabulary/Vocabulary';
import { tasteWeights } from './tasteWeights';

const DAY = 86_400_000;

/** Something a member did that says what they like. */
export interface TasteAct {
  kind: 'saved' | 'rated' | 'visited';
  /** uuid */
  restaurantId: string;
  /** 1 to 5 of a rating; else null. */
  stars: number | null;
  /** When they saved, rated or were there. */
  happenedAt: Date;
}

/** What a taste is worked out from. */
export interface TasteEvidence {
  acts: readonly TasteAct[];
  /** What a restaurant (uuid) is; nothing where nobody knows it. */
  conceptsOf: (restaurantId: string) => readonly ConceptWeight[];
  /** Restaurants (uuids) that are skipped while this request lasts (D92): nothing is stored of them. */
  skipped?: readonly string[];
  now: Date;
}

/**
 * A member's taste as concepts, -1 (not to their taste) to 1 (the strongest liking or dislike is 1 or -1), strongest first:
 * what each place is, times what they made of it, less the longer ago it was. Pure. Empty where nothing is known.
 */
export function tasteOf({ acts, conceptsOf, skipped = [], now }: TasteEvidence): ConceptWeight[] {
  const sums = new Map<string, number>();
  const add = (restaurantId: string, pull: number) => {
    for (const { concept, weight } of pull === 0 ? [] : conceptsOf(restaurantId)) {
      const kind = vocabulary.concepts.get(concept)?.kind;
      const share = kind && !tasteWeights.badges.has(concept) && tasteWeights.kinds[kind];
      // What a place denies to be ("not loud") is no taste: it goes with most that is chosen for other reasons.
      if (share && weight > 0) sums.set(concept, (sums.get(concept) ?? 0) + pull * share * weight);
    }
  };
  const rated = new Set(acts.flatMap(({ kind, restaurantId }) => (kind === 'rated' ? [restaurantId] : [])));
  for (const act of acts) {
    if (act.kind !== 'rated' && rated.has(act.restaurantId)) continue;
    add(act.restaurantId, pullOf(act) * remaining(act.happenedAt, now));
  }
  for (const id of new Set(skipped)) add(id, tasteWeights.skipped);
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
