import type { Chip, Understanding } from '../parse/Understanding';
import { expandConcepts } from '../understand/expandConcepts';
import type { ConceptWeight } from '../vocabulary/ConceptWeight';
import { addFilters } from './addFilters';
import type { MergeOptions } from './MergeOptions';
import type { ModelReading } from './ModelReading';

/** The model's weights are multiplied by this number, because words that our own parser understands count more. */
const TRUST = 0.8;

/**
 * Merges what our own parser understood with what a model understood. The model adds concepts and filters that our
 * parser did not find. It neither changes nor removes a concept that our parser found in the words. The other concepts
 * in `wanted` and `unwanted` of our parser are related to a found concept or follow from the number of people. The
 * model may raise their weights, and it removes a concept if it says the opposite about this concept. If the model
 * names a remembered concept, the model's chip replaces the chip of this concept, and the concept is no longer
 * remembered if the model says the opposite about it. Each concept or filter that the model adds gets a chip. Concepts
 * that are related to an added concept get no chip. This is a pure function.
 */
export function mergeUnderstanding(own: Understanding, model: ModelReading, options: MergeOptions): Understanding {
  const gone = new Set(options.without ?? []);
  const isGone = (concept: string) =>
    ['wanted', 'unwanted', 'remembered', 'diet', 'allergy'].some((kind) => gone.has(`${kind}:${concept}`));
  const statedIds = new Set(own.chips.flatMap(({ kind, concept }) => (kind === 'REMEMBERED' ? [] : (concept ?? []))));
  const { filters, chips: filterChips } = addFilters(own, model, options);
  const held = new Set<string>([...filters.dietary, ...filters.avoid]); // a filter already covers these concepts
  const isNew = ({ concept }: ConceptWeight) => !statedIds.has(concept) && !isGone(concept) && !held.has(concept);
  const added = { wanted: model.wanted.filter(isNew), unwanted: model.unwanted.filter(isNew) };
  const chips = [
    ...added.wanted.map(({ concept }) => chipOf('WANTED', concept)),
    ...added.unwanted.map(({ concept }) => chipOf('UNWANTED', concept)),
    ...filterChips,
  ];
  if (chips.length === 0) return own;
  const expanded = expandConcepts(added.wanted, added.unwanted);
  const isOurs = ({ concept }: ConceptWeight) => statedIds.has(concept) || isGone(concept);
  return {
    ...own,
    unknownWords: [], // the model read these words too
    wanted: combine(
      own.wanted,
      expanded.wanted.filter((each) => !isOurs(each)),
      added.unwanted,
    ),
    unwanted: combine(
      own.unwanted,
      expanded.unwanted.filter((each) => !isOurs(each)),
      added.wanted,
    ),
    remembered: own.remembered.filter(
      ({ concept, weight }) => !(weight > 0 ? added.unwanted : added.wanted).some((each) => each.concept === concept),
    ),
    filters,
    chips: [...own.chips.filter(({ kind, concept }) => !isReplaced(kind, concept, added)), ...chips],
    scope: 'matching',
  };
}

const chipOf = (kind: 'WANTED' | 'UNWANTED', concept: string): Chip => ({
  id: `${kind.toLowerCase()}:${concept}`,
  kind,
  concept,
  text: '',
});

/** Whether a chip is for a remembered concept, and the model's chip for the same concept replaces this chip. */
const isReplaced = (kind: Chip['kind'], concept: string | null, added: Pick<ModelReading, 'wanted' | 'unwanted'>) =>
  kind === 'REMEMBERED' && [...added.wanted, ...added.unwanted].some((each) => each.concept === concept);

/**
 * Joins `own` and `added`. The weights in `added` are first multiplied by TRUST. If a concept is in both lists, the
 * greater weight counts. Concepts in `contrary` are removed from `own`, because the model says the opposite about them.
 */
function combine(
  own: readonly ConceptWeight[],
  added: readonly ConceptWeight[],
  contrary: readonly ConceptWeight[],
): ConceptWeight[] {
  const weights = new Map(own.map(({ concept, weight }) => [concept, weight]));
  for (const { concept } of contrary) weights.delete(concept);
  for (const { concept, weight } of added) weights.set(concept, Math.max(weights.get(concept) ?? 0, TRUST * weight));
  return [...weights].map(([concept, weight]) => ({ concept, weight })).sort((a, b) => b.weight - a.weight);
}
