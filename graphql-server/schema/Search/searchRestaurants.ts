import type { FieldNode, GraphQLResolveInfo } from 'graphql';
import type { Context } from '../../context/context';
import { admitVisitor } from '../../domain/admitVisitor';
import { setDataAge } from '../../request/setDataAge';
import type { Extras } from '../../search/SearchRequest';
import type { SearchResults } from '../../search/SearchResults';
import { searchRestaurants } from '../../search/searchRestaurants';
import type { Viewer } from '../../Viewer';
import { builder } from '../builder';
import { ranks } from '../cost/fieldWeight';
import { Mood } from '../Mood/Mood';
import { pageInfoOf } from '../pageInfoOf';
import { selects } from '../selects';
import { memberOf, primeViewerFields, viewerFieldsOf, viewerOf } from '../viewerFields';
import { AreaInput, readArea } from './AreaInput';
import { RestaurantFilter, readFilter } from './RestaurantFilter';
import { RestaurantSearchConnection } from './RestaurantSearchConnection';
import { refuseLongLists } from './refuseLongLists';

const SearchSort = builder.enumType('SearchSort', {
  description: 'The order of the results. New values may be added.',
  values: {
    BEST_MATCH: { description: 'Restaurants that match the craving best come first.' },
    DISTANCE: {
      description:
        'The restaurants nearest to SearchArea.center come first. If the craving names a food, all restaurants with ' +
        'this food come before all other restaurants. Restaurants without a known position come last. If the center ' +
        'is null, restaurants that match the craving best come first.',
    },
    RATING: {
      description:
        'Restaurants with the best rating come first. If other services have no rating of a restaurant, the rating ' +
        'by members of Fuud is used. Restaurants without any rating come last.',
    },
    PRICE: { description: 'The cheapest restaurants come first. Restaurants with an unknown price come last.' },
  } as const,
});

builder.queryField('searchRestaurants', (t) =>
  t.field({
    type: RestaurantSearchConnection,
    extensions: ranks('search'),
    description:
      'Restaurants of an area that match a craving. A craving is what somebody wants to eat, or a mood, in their own ' +
      'words. By default, the best matches come first. If two matches are almost equally good and no time is ' +
      'requested, a restaurant that is closed now and for the next 12 hours comes later. A word can match many kinds ' +
      'of facts, e.g. the name, a cuisine or a dish. A restaurant with an unknown fact does not match a filter for ' +
      'this fact.',
    args: {
      query: t.arg.string({
        description: 'The craving in words. Only the first 500 characters count. A blank query matches everything.',
      }),
      area: t.arg({ type: AreaInput, description: 'The area; St. Louis by default.' }),
      mood: t.arg({ type: Mood, description: 'The mood of the diner, in addition to the words.' }),
      filter: t.arg({
        type: RestaurantFilter,
        description: 'The conditions that narrow the search, in addition to the words.',
      }),
      sort: t.arg({
        type: SearchSort,
        required: true,
        defaultValue: 'BEST_MATCH',
        description: 'The order of the results.',
      }),
      withoutChipKeys: t.arg.stringList({
        description: 'The keys of chips that the diner removed. The search ignores these parts of the craving.',
      }),
      skip: t.arg.int({
        description:
          'The number of results to skip, for numbered pages: 0 to 10000. If a cursor is given, the skipped results ' +
          'are counted from the cursor.',
      }),
      ...t.arg.connectionArgs(),
    },
    resolve: async (_root, { area, filter, withoutChipKeys, ...args }, context, info) => {
      admitVisitor(context);
      refuseLongLists(filter, withoutChipKeys);
      const { callBudget, viewer } = context;
      const asked = selectionOf(info);
      const found = await searchRestaurants(context, {
        ...args,
        ...readFilter(filter),
        area: readArea(area),
        without: withoutChipKeys,
        tasteOf: memberOf(viewer),
        callBudget,
        extras: extrasOf(asked, viewer),
      });
      prime(context, found, asked);
      setDataAge(context.res, found.age);
      return connectionOf(found);
    },
  }),
);

/** Returns the extras that the requested fields need, so that one call of the search returns all extras. */
const extrasOf = ({ own, ...asked }: Selection, viewer: Viewer): Extras => ({ ...asked, ...viewerOf(own, viewer) });

type Selection = ReturnType<typeof readSelection>;
/**
 * A cache of the selections. A key is the AST node of a field `searchRestaurants`. The cache works because the server
 * reuses the AST of a repeated document.
 */
const selections = new WeakMap<FieldNode, Selection>();

function selectionOf(info: GraphQLResolveInfo): Selection {
  const [field, ...others] = info.fieldNodes;
  if (!field || others.length > 0) return readSelection(info);
  const known = selections.get(field) ?? readSelection(info);
  selections.set(field, known);
  return known;
}

function readSelection(info: GraphQLResolveInfo) {
  return {
    own: viewerFieldsOf(info, ['edges', 'node']),
    reasons: selects(info, ['edges', 'reasons']),
    unknownConcepts: selects(info, ['edges', 'unknownConcepts']),
    facets: selects(info, ['facets']),
    relaxations: selects(info, ['relaxations']),
    nearMisses: selects(info, ['nearMisses']),
    notices: selects(info, ['notices']),
    unlistedFacts: selects(info, ['unlistedFacts']),
  };
}

function prime({ loaders, viewer }: Context, { results }: SearchResults, { own }: Selection): void {
  if (memberOf(viewer) === null) return;
  for (const { restaurant, isSaved, viewerRating: rating, viewerDiaryEntry: diaryEntry } of results) {
    primeViewerFields(loaders, restaurant.id, own, { isSaved, rating, diaryEntry });
  }
}

function connectionOf({ results, hasNextPage, hasPreviousPage, age: _, ...findings }: SearchResults) {
  return {
    ...findings,
    edges: results.map(({ cursor, restaurant, distanceMeters, reasons, unknownConcepts }) => ({
      cursor,
      node: restaurant,
      distanceMeters,
      reasons,
      unknownConcepts,
    })),
    pageInfo: pageInfoOf(results, { hasNextPage, hasPreviousPage }),
  };
}
