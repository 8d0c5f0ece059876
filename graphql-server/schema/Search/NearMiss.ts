import { missText } from '../../search/explain/missText';
import type { Miss } from '../../search/index/Miss';
import type { NearMissResult } from '../../search/SearchResults';
import { builder } from '../builder';
import { listOf } from '../cost/fieldWeight';
import { languageArgs } from '../languageArgs';
import { languageOf } from '../languageOf';
import { Restaurant } from '../Restaurant/Restaurant';

const SearchMissKind = builder.enumType('SearchMissKind', {
  description: 'What a near miss does not say, or says otherwise. New values may be added.',
  values: {
    DIET_UNKNOWN: { description: 'It does not say that it caters for a diet: ask the kitchen.' },
    PRICE: { description: 'It costs more or less than was asked for.' },
    PRICE_UNKNOWN: { description: 'Its prices are not listed.' },
    CLOSED: { description: 'It is closed at the time that was asked for.' },
    HOURS_UNKNOWN: { description: 'Its hours are not listed.' },
    ELSEWHERE: { description: 'It lies outside the part of the city that was named.' },
  } as const,
});

const SearchMiss = builder.objectRef<Miss>('SearchMiss').implement({
  description: 'One thing that was asked for and that a near miss does not say, or says otherwise.',
  fields: (t) => ({
    kind: t.expose('kind', { type: SearchMissKind, description: 'What it is.' }),
    text: t.string({
      description: 'In words, to follow the restaurant’s name: "closes at 1 AM".',
      args: languageArgs,
      resolve: (miss, { language }, context) => missText(miss, languageOf(context, language)),
    }),
  }),
});

/** A restaurant that is not a result, and why. */
export const NearMiss = builder.objectRef<NearMissResult>('NearMiss').implement({
  description:
    'A restaurant that would answer if it said what was typed as a wish, or if that were asked for less strictly. It is no result and not counted.',
  fields: (t) => ({
    node: t.field({ type: Restaurant, description: 'The restaurant.', resolve: ({ restaurant }) => restaurant }),
    distanceMeters: t.int({
      nullable: true,
      description:
        'As on a result: in a straight line from the center of the area, in meters; null where it is not known.',
      resolve: ({ distanceMeters }) => distanceMeters,
    }),
    misses: t.field({
      type: [SearchMiss],
      extensions: listOf(2),
      description: 'What does not fit, never empty.',
      resolve: ({ misses }) => misses,
    }),
  }),
});
