import type { FieldNode, GraphQLResolveInfo } from 'graphql';
import type { Context } from '../../context';
import type { Viewer } from '../../domain/accounts/Viewer';
import { admitVisitor } from '../../domain/admitVisitor';
import { tellAge } from '../../middleware/tellAge';
import type { Extras, SearchResults } from '../../search/searchRestaurants';
import { searchRestaurants } from '../../search/searchRestaurants';
import { builder } from '../builder';
import { ranks } from '../cost/fieldWeight';
import { MoodKey } from '../Mood/Mood';
import { DietaryOption, PriceRange } from '../Restaurant/enums';
import { selects } from '../selects';
import { RestaurantSearchConnection } from './RestaurantSearchConnection';

const HoursFilter = builder.enumType('HoursFilter', {
  description:
    'When a restaurant has to be open. One whose hours nobody knows matches neither OPEN_NOW nor OPEN_24_HOURS.',
  values: {
    ANY_TIME: { description: 'At no particular time: leaves out nothing, whatever is named beside it.' },
    OPEN_NOW: { description: 'Now, on the place’s own clock.' },
    OPEN_24_HOURS: { description: 'Around the clock, every day.' },
  } as const,
});

const SearchSort = builder.enumType('SearchSort', {
  description: 'What comes first.',
  values: {
    BEST_MATCH: { description: 'What answers the craving best.' },
    DISTANCE: { description: 'What is nearest to the point or to the middle of the city.' },
    RATING: { description: 'What is rated best.' },
    PRICE: { description: 'What costs least; unknown prices come last.' },
  } as const,
});

const CoordinatesInput = builder.inputType('CoordinatesInput', {
  description: 'A point on the map (WGS 84).',
  fields: (t) => ({
    latitude: t.float({ required: true, description: 'Degrees north, -90 to 90.' }),
    longitude: t.float({ required: true, description: 'Degrees east, -180 to 180.' }),
  }),
});

builder.queryField('searchRestaurants', (t) =>
  t.field({
    type: RestaurantSearchConnection,
    extensions: ranks('search'),
    description:
      'Restaurants of a city that answer a craving, best first. Any word may match: name, cuisine, dishes, neighborhood, ' +
      'description. Lists narrow together, values within a list are alternatives, and what nobody knows matches no filter.',
    args: {
      query: t.arg.string({
        description: 'What somebody is in the mood for; the first 500 characters count. Blank lists the city.',
      }),
      location: t.arg.string({
        description:
          'A city, with its state if need be ("Phoenix, AZ"), or a ZIP code. Towns within the city’s searchRadius belong to it. St. Louis unless told.',
      }),
      near: t.arg({ type: CoordinatesInput, description: 'Around this point, whatever location says.' }),
      mood: t.arg({ type: MoodKey, description: 'What the diner is in the mood for, beside the words.' }),
      priceRanges: t.arg({ type: [PriceRange], description: 'Any of these prices.' }),
      dietary: t.arg({ type: [DietaryOption], description: 'Any of these diets.' }),
      hours: t.arg({ type: [HoursFilter], description: 'Open at any of these times.' }),
      openAt: t.arg({ type: 'DateTime', description: 'Open at this moment, on the place’s own clock.' }),
      sort: t.arg({ type: SearchSort, required: true, defaultValue: 'BEST_MATCH', description: 'What comes first.' }),
      without: t.arg.stringList({
        description: 'Ids of chips of the interpretation that the diner took away: as if they had not been said.',
      }),
      skip: t.arg.int({ description: 'Results to leave out first, for numbered pages: 0 to 10000.' }),
      ...t.arg.connectionArgs(),
    },
    resolve: async (_root, args, context, info) => {
      admitVisitor(context);
      const asked = askedOf(info, context.viewer);
      const { purse, viewer } = context;
      const found = await searchRestaurants(context, { ...args, tasteOf: memberOf(viewer), purse, extras: asked });
      remember(context, found, asked);
      tellAge(context.res, found.age);
      return connectionOf(found);
    },
  }),
);

const memberOf = (viewer: Viewer) => (viewer.kind === 'MEMBER' ? viewer.userId : null);

/** What fields of the results will ask for, so that it is read at once; of members only where they keep things. */
function askedOf(info: GraphQLResolveInfo, viewer: Viewer): Extras {
  const { saved, rated, diary, ...asked } = selectionOf(info);
  const member = memberOf(viewer);
  return { ...asked, savedBy: saved ? member : null, ratedBy: rated ? member : null, diaryOf: diary ? member : null };
}

type Selection = ReturnType<typeof readSelection>;
/** By the one place in a document that asks: documents that come again are the same objects. */
const selections = new WeakMap<FieldNode, Selection>();

function selectionOf(info: GraphQLResolveInfo): Selection {
  const [field, ...others] = info.fieldNodes;
  if (!field || others.length > 0) return readSelection(info);
  const known = selections.get(field) ?? readSelection(info);
  selections.set(field, known);
  return known;
}

function readSelection(info: GraphQLResolveInfo) {
  const asks = (...path: string[]) => selects(info, ['edges', 'node', ...path]);
  return {
    saved: asks('viewerHasSaved'),
    rated: asks('viewerRating'),
    diary: asks('viewerDiaryEntry'),
    reasons: selects(info, ['edges', 'reasons']),
    unknowns: selects(info, ['edges', 'unknowns']),
    facets: selects(info, ['facets']),
    relaxations: selects(info, ['relaxations']),
  };
}

/** What came along with the results need not be asked again, field by field. */
function remember({ loaders }: Context, { results }: SearchResults, { savedBy, ratedBy, diaryOf }: Extras): void {
  for (const { restaurant, isSaved, viewerRating, viewerDiaryEntry } of results) {
    if (savedBy) loaders.viewerHasSaved.prime(restaurant.id, isSaved);
    if (ratedBy) loaders.viewerRating.prime(restaurant.id, viewerRating);
    if (diaryOf) loaders.viewerDiaryEntry.prime(restaurant.id, viewerDiaryEntry);
  }
}

function connectionOf({ results, hasNextPage, hasPreviousPage, age: _, ...findings }: SearchResults) {
  return {
    ...findings,
    edges: results.map(({ cursor, restaurant, reasons, unknowns }) => ({
      cursor,
      node: restaurant,
      reasons,
      unknowns,
    })),
    pageInfo: {
      hasNextPage,
      hasPreviousPage,
      startCursor: results[0]?.cursor ?? null,
      endCursor: results.at(-1)?.cursor ?? null,
    },
  };
}
