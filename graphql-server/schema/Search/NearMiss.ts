import { missText } from '../../search/explain/missText';
import type { Miss } from '../../search/index/Miss';
import type { NearMissResult } from '../../search/SearchResults';
import { builder } from '../builder';
import { listOf } from '../cost/fieldWeight';
import { languageArgs } from '../languageArgs';
import { languageOf } from '../languageOf';
import { Restaurant } from '../Restaurant/Restaurant';
import { SearchChip } from './SearchChip';

const SearchMissKind = builder.enumType('SearchMissKind', {
  description: 'Why a restaurant is only a near miss. New values may be added.',
  values: {
    FOOD_UNKNOWN: { description: 'The restaurant lists none of the foods that the search named.' },
    DIET_UNKNOWN: { description: 'It is unknown whether the restaurant caters for a requested diet: ask the kitchen.' },
    PRICE: { description: 'It is cheaper or more expensive than the search asked for.' },
    PRICE_UNKNOWN: { description: 'Its prices are not listed.' },
    CLOSED: { description: 'It is closed at the requested time.' },
    HOURS_UNKNOWN: { description: 'Its hours are not listed.' },
    ELSEWHERE: { description: 'It is outside the part of the city that the search named.' },
  } as const,
});

const SearchMiss = builder.objectRef<Miss>('SearchMiss').implement({
  description: 'One condition of the search that a near miss does not meet, or may not meet because a fact is unknown.',
  fields: (t) => ({
    kind: t.expose('kind', { type: SearchMissKind, description: 'The kind of condition.' }),
    text: t.string({
      description: 'The reason in words, to show after the restaurant’s name: "closes at 1 AM".',
      args: languageArgs,
      resolve: (miss, { language }, context) => missText(miss, languageOf(context, language)),
    }),
  }),
});

/** A restaurant that is not a result, and why. */
export const NearMiss = builder.objectRef<NearMissResult>('NearMiss').implement({
  description:
    'A restaurant that almost matches the search. It does not meet one or more typed conditions, or may not meet ' +
    'them because a fact is unknown. It is not a result and is not counted.',
  fields: (t) => ({
    node: t.field({ type: Restaurant, description: 'The restaurant.', resolve: ({ restaurant }) => restaurant }),
    distanceMeters: t.int({
      nullable: true,
      description: 'The distance in a straight line from the center of the area, in meters; null when unknown.',
      resolve: ({ distanceMeters }) => distanceMeters,
    }),
    met: t.field({
      type: [SearchChip],
      extensions: listOf(3),
      description:
        'The parts of the craving that the restaurant fulfills, in the order of the craving: named foods, diets, ' +
        'price, opening time and the part of the city.',
      resolve: ({ met }) => [...met],
    }),
    misses: t.field({
      type: [SearchMiss],
      extensions: listOf(2),
      description: 'The conditions that the restaurant does not meet or may not meet; never empty.',
      resolve: ({ misses }) => misses,
    }),
  }),
});
