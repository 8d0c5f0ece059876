import { cuisines } from '../../graphql-server/facts/cuisines.json';
import { dietaryOptions, features, gemTypes, priceRanges } from '../../graphql-server/facts/facts';

/** A feature that says nothing of a craving: nearly every place has it. */
const SAYS_NOTHING = 'indoor-seating';

/** Every structured fact a place may have, each of which some concept must mean. */
export const knownFacts: readonly string[] = [
  ...Object.keys(cuisines),
  ...features.filter((feature) => feature !== SAYS_NOTHING),
  ...dietaryOptions,
  ...priceRanges,
  ...gemTypes,
];
