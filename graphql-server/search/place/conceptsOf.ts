import type { ConceptWeight } from '../vocabulary/ConceptWeight';
import { closure } from '../vocabulary/closure';
import { vocabulary } from '../vocabulary/Vocabulary';
import { evidenceWeights } from './evidenceWeights';
import { hoursConcepts } from './hoursConcepts';
import { type Mention, mentions, mentionsOfName } from './mentions';
import { mentionsApart } from './mentionsApart';

/** The facts that describe a restaurant. An unknown fact is null or empty. */
export interface PlaceFacts {
  name: string;
  cuisine: string | null;
  /** $ | $$ | $$$ | $$$$ */
  priceRange: string | null;
  dietaryOptions: readonly string[];
  features: readonly string[];
  description: string | null;
  recommendedDishes: readonly string[];
  neighborhood: string | null;
  /** As in the column weekly_hours: [{ day, opens, closes }], or null. */
  weeklyHours: unknown;
  brand: string | null;
  gemType: string | null;
  needsReservation: boolean | null;
  aiInsight: string | null;
  /** A word that is only the name of the city says nothing about the food: the Lima Diner in Lima. */
  city?: string | null;
  /**
   * The origin of each fact, as in the column provenance: { rule } for a derived fact. If absent, all facts are from
   * sources.
   */
  provenance?: Readonly<Record<string, object>> | null;
}

/** The names of all fields of PlaceFacts except city and provenance. */
export const placeFactNames = [
  'name',
  'cuisine',
  'priceRange',
  'dietaryOptions',
  'features',
  'description',
  'recommendedDishes',
  'neighborhood',
  'weeklyHours',
  'brand',
  'gemType',
  'needsReservation',
  'aiInsight',
] as const satisfies readonly (keyof PlaceFacts)[];

/**
 * The concepts of a restaurant, strongest first. The weight is how certain the concept is: 1 is certain. A weight below
 * 0 means that the facts deny the concept: "no reservations", or hours until nine for the concept "late-night".
 * Evidence from several fields adds up as 1 - (1 - a)(1 - b). The parents of these concepts are added, too. Concepts
 * that these concepts or their parents suggest are added with less weight.
 */
export function conceptsOf(facts: PlaceFacts): ConceptWeight[] {
  const evidence = new Evidence();
  addFacts(facts, evidence);
  addTexts(facts, evidence);
  for (const { concept, weight } of hoursConcepts(facts.weeklyHours)) evidence.add(concept, weight);
  return relate(evidence)
    .filter(({ weight }) => Math.abs(weight) >= evidenceWeights.least)
    .sort((a, b) => b.weight - a.weight || (a.concept < b.concept ? -1 : 1));
}

/** The evidence for and against each concept. */
class Evidence {
  readonly for = new Map<string, number>();
  readonly against = new Map<string, number>();

  add(concept: string, weight: number): void {
    const to = weight > 0 ? this.for : this.against;
    to.set(concept, 1 - (1 - (to.get(concept) ?? 0)) * (1 - Math.abs(weight)));
  }
}

/** The factor for the weight of a fact: 1, or less for a derived fact. */
const shareOf = (facts: PlaceFacts, field: keyof PlaceFacts): number =>
  isDerived(facts, field) ? evidenceWeights.byName : 1;

/** Whether a rule derived the fact, for example from the name. */
export const isDerived = ({ provenance }: Pick<PlaceFacts, 'provenance'>, field: keyof PlaceFacts): boolean =>
  'rule' in (provenance?.[field] ?? {});

function addFacts(facts: PlaceFacts, evidence: Evidence): void {
  const [main, ...others] = facts.cuisine?.split(',').map((word) => word.trim()) ?? [];
  const add = (fact: string | null, weight: number) => {
    for (const { id } of fact ? vocabulary.ofFact(fact) : []) evidence.add(id, weight);
  };
  const share = (field: keyof PlaceFacts) => shareOf(facts, field);
  add(main ?? null, evidenceWeights.cuisine * share('cuisine'));
  for (const other of others) add(other, evidenceWeights.furtherCuisine * share('cuisine'));
  for (const text of [main, ...others]) {
    for (const { concept, isDenied, isPart } of text ? mentionsOfName(text) : [])
      if (!isDenied && !isPart) evidence.add(concept, evidenceWeights.cuisineWord * share('cuisine'));
  }
  add(facts.priceRange, evidenceWeights.fact);
  for (const feature of facts.features) add(feature, evidenceWeights.fact * share('features'));
  for (const diet of facts.dietaryOptions) add(diet, evidenceWeights.diet * share('dietaryOptions'));
  add(facts.gemType, evidenceWeights.fact);
  if (facts.needsReservation) evidence.add('reservations', evidenceWeights.reservation);
  if (facts.brand) evidence.add('chain', evidenceWeights.fact);
}

function addTexts(facts: PlaceFacts, evidence: Evidence): void {
  const add = (
    texts: readonly (string | null)[],
    weight: number,
    read: (text: string) => readonly Mention[] = mentions,
  ) => {
    const found = new Map<string, number>();
    for (const text of texts) {
      for (const { concept, isDenied, isPart } of text ? read(text) : []) {
        const before = found.get(concept) ?? 0;
        const now = isPart ? evidenceWeights.part : isDenied ? -evidenceWeights.denied : weight;
        found.set(
          concept,
          before > 0 && now > 0 ? Math.max(before, now) + evidenceWeights.again * (1 - before) : before + now,
        );
      }
    }
    for (const [concept, sum] of found) evidence.add(concept, Math.max(-1, Math.min(evidenceWeights.mostOfText, sum)));
  };
  add([facts.name], evidenceWeights.name, (name) => mentionsApart(name, facts.city));
  add(facts.recommendedDishes, evidenceWeights.dish * shareOf(facts, 'recommendedDishes'));
  add([facts.description, facts.aiInsight], evidenceWeights.description);
}

function relate(evidence: Evidence): ConceptWeight[] {
  const weights = new Map<string, number>();
  const raise = (concept: string, weight: number) => {
    if (weight > (weights.get(concept) ?? 0)) weights.set(concept, weight);
  };
  for (const [concept, strength] of evidence.for) {
    const weight = strength - (evidence.against.get(concept) ?? 0);
    if (weight <= 0) continue;
    raise(concept, weight);
    for (const [parent, share] of closure(concept)) raise(parent, weight * share);
  }
  for (const [concept, weight] of [...weights]) {
    const { suggests = {} } = vocabulary.concepts.get(concept) ?? {};
    for (const [other, share] of Object.entries(suggests)) {
      const hint = weight * share * evidenceWeights.suggested;
      if (hint >= evidenceWeights.leastSuggested && !evidence.against.has(other)) raise(other, hint);
    }
  }
  for (const [concept, denied] of evidence.against) {
    const strength = evidence.for.get(concept) ?? 0;
    if (strength <= denied) weights.set(concept, strength - denied);
  }
  return [...weights].map(([concept, weight]) => ({ concept, weight }));
}
