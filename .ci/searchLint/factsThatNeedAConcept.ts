import { cuisines } from '../../graphql-server/facts/cuisines.json';
import { dietaryOptions, features, gemTypes, priceRanges } from '../../graphql-server/facts/facts';

/** A feature that no craving asks for, because nearly every restaurant has it. */
const IGNORED_FEATURE = 'indoor-seating';

/**
 * The structured facts that a restaurant may have, except IGNORED_FEATURE. Each fact must be in the list `facts` of at
 * least one concept of the vocabulary.
 */
export const factsThatNeedAConcept: readonly string[] = [
  ...Object.keys(cuisines),
  ...features.filter((feature) => feature !== IGNORED_FEATURE),
  ...dietaryOptions,
  ...priceRanges,
  ...gemTypes,
];
