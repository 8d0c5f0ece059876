import type { FieldNode, GraphQLResolveInfo } from 'graphql';
import type { Context } from '../../context/context';
import { admitVisitor } from '../../domain/admitVisitor';
import { tellAge } from '../../request/tellAge';
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
  description: 'What comes first. New values may be added.',
  values: {
    BEST_MATCH: { description: 'What answers the craving best.' },
    DISTANCE: { description: 'What is nearest to the center of the area, see SearchArea.center.' },
    RATING: {
      description:
        'What is rated best, by the services that rate it or else by members of Fuud; the unrated come last.',
    },
    PRICE: { description: 'What costs least; unknown prices come last.' },
  } as const,
});

builder.queryField('searchRestaurants', (t) =>
  t.field({
    type: RestaurantSearchConnection,
    extensions: ranks('search'),
    description:
      'Restaurants of an area that answer a craving (what somebody wants to eat, or in what mood, in their own words), best first unless sorted otherwise. Any word may match: name, cuisine, dishes, neighborhood, ' +
      'description. What nobody knows matches no filter.',
    args: {
      query: t.arg.string({
        description: 'What somebody is in the mood for; the first 500 characters count. Blank lists the area.',
      }),
      area: t.arg({ type: AreaInput, description: 'Where; St. Louis unless told.' }),
      mood: t.arg({ type: Mood, description: 'What the diner is in the mood for, beside the words.' }),
      filter: t.arg({ type: RestaurantFilter, description: 'What narrows the search, beside the words.' }),
      sort: t.arg({ type: SearchSort, required: true, defaultValue: 'BEST_MATCH', description: 'What comes first.' }),
      withoutChipKeys: t.arg.stringList({
        description: 'Keys of chips of the interpretation that the diner took away: as if they had not been said.',
      }),
      skip: t.arg.int({
        description:
          'Results to leave out first, counted from the cursor if one is given, for numbered pages: 0 to 10000.',
      }),
      ...t.arg.connectionArgs(),
    },
    resolve: async (_root, { area, filter, withoutChipKeys, ...args }, context, info) => {
      admitVisitor(context);
      refuseLongLists(filter, withoutChipKeys);
      const { purse, viewer } = context;
      const asked = selectionOf(info);
      const found = await searchRestaurants(context, {
        ...args,
        ...readFilter(filter),
        area: readArea(area),
        without: withoutChipKeys,
        tasteOf: memberOf(viewer),
        purse,
        extras: extrasOf(asked, viewer),
      });
      prime(context, found, asked);
      tellAge(context.res, found.age);
      return connectionOf(found);
    },
  }),
);

/** Which extras the fields of the results need, so that one call reads them all. */
const extrasOf = ({ own, ...asked }: Selection, viewer: Viewer): Extras => ({ ...asked, ...viewerOf(own, viewer) });

type Selection = ReturnType<typeof readSelection>;
/** By the field's node in the document: repeated documents are the same objects. */
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
    unknowns: selects(info, ['edges', 'unknownConcepts']),
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
    edges: results.map(({ cursor, restaurant, distanceMeters, reasons, unknowns }) => ({
      cursor,
      node: restaurant,
      distanceMeters,
      reasons,
      unknowns,
    })),
    pageInfo: pageInfoOf(results, { hasNextPage, hasPreviousPage }),
  };
}
