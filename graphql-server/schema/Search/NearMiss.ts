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
    DIET_UNKNOWN: { description: 'It is unknown whether the restaurant caters for a requested diet.' },
    PRICE: { description: 'The restaurant is cheaper or more expensive than requested.' },
    PRICE_UNKNOWN: { description: 'The prices of the restaurant are not listed.' },
    CLOSED: { description: 'The restaurant is closed at the requested time.' },
    HOURS_UNKNOWN: { description: 'The opening hours of the restaurant are not listed.' },
    ELSEWHERE: { description: 'The restaurant is outside the part of the city that the search named.' },
    LOCATION_UNKNOWN: {
      description: 'It is unknown whether the restaurant is in the part of the city that the search named.',
    },
  } as const,
});

const SearchMiss = builder.objectRef<Miss>('SearchMiss').implement({
  description: 'A condition of the search. The restaurant does not meet the condition, or the needed fact is unknown.',
  fields: (t) => ({
    kind: t.expose('kind', { type: SearchMissKind, description: 'The kind of condition.' }),
    text: t.string({
      description: 'The reason in words. It is shown after the name of the restaurant, e.g. "closes at 1 AM".',
      args: languageArgs,
      resolve: (miss, { language }, context) => missText(miss, languageOf(context, language)),
    }),
  }),
});

/** The GraphQL type of a restaurant that is not a result, but almost matches the search. */
export const NearMiss = builder.objectRef<NearMissResult>('NearMiss').implement({
  description:
    'A restaurant that almost matches the search. It does not meet one or more typed conditions, or the facts ' +
    'for these conditions are unknown. A near miss is not a result and is not counted.',
  fields: (t) => ({
    node: t.field({ type: Restaurant, description: 'The restaurant.', resolve: ({ restaurant }) => restaurant }),
    distanceMeters: t.int({
      nullable: true,
      description: 'The distance in a straight line from the center of the area, in meters; null if it is unknown.',
      resolve: ({ distanceMeters }) => distanceMeters,
    }),
    met: t.field({
      type: [SearchChip],
      extensions: listOf(3),
      description:
        'The parts of the craving that the restaurant meets, in the order of the craving. Only named foods, diets, ' +
        'prices, opening times and parts of the city are included.',
      resolve: ({ met }) => [...met],
    }),
    misses: t.field({
      type: [SearchMiss],
      extensions: listOf(2),
      description: 'The conditions that the restaurant does not meet, or for which a fact is unknown. Never empty.',
      resolve: ({ misses }) => misses,
    }),
  }),
});
