import { admitVisitor } from '../../domain/admitVisitor';
import { UserError } from '../../errors/UserError';
import { type Cuisine as CuisineShape, cuisineByKey } from '../../facts/cuisines';
import { refuseOutside } from '../../lists/pageSize';
import { setDataAge } from '../../request/setDataAge';
import type { SearchArea as Area } from '../../search/area/SearchArea';
import { type Deck, dealDeck, MAX_CARDS, NEIGHBOR_METERS } from '../../search/dealDeck';
import type { Rarity as RarityShape } from '../../search/deck/rarities';
import type { SearchReason as Reason } from '../../search/explain/SearchReason';
import type { Card } from '../../search/index/loadCards';
import type { AreaStatus } from '../../search/score/areaStatus';
import { builder } from '../builder';
import { listOf, ranks } from '../cost/fieldWeight';
import { restaurantUuid } from '../globalId';
import { pageInfoOf } from '../pageInfoOf';
import { Cuisine } from '../Restaurant/Cuisine';
import { Restaurant } from '../Restaurant/Restaurant';
import { selects } from '../selects';
import { memberOf, primeViewerFields, viewerFieldsOf, viewerOf } from '../viewerFields';
import { AreaInput, readArea } from './AreaInput';
import { SearchReason } from './RestaurantSearchConnection';
import { SearchArea } from './SearchArea';

/** The maximum number of skipped restaurants in one request for a deck. */
const MAX_SKIPPED = 200;
const MAX_ROUNDS = 1_000_000;

interface DeckEdge {
  cursor: string;
  node: Card;
  distanceMeters: number | null;
  reasons: Reason[];
  rarity: RarityShape | null;
  neighbors: number | null;
}

const Rarity = builder.objectRef<RarityShape>('Rarity').implement({
  description:
    'A cuisine that at most 5 restaurants of an area have. Restaurants whose name or texts clearly indicate the ' +
    'cuisine are counted too.',
  fields: (t) => ({
    cuisine: t.field({
      type: Cuisine,
      description: 'The cuisine.',
      resolve: ({ cuisine }) => cuisineByKey(cuisine) as CuisineShape,
    }),
    count: t.exposeInt('count', { description: 'How many restaurants have the cuisine, including this restaurant.' }),
  }),
});

const DiscoverDeckEdge = builder.edgeObject({
  type: Restaurant,
  name: 'DiscoverDeckEdge',
  description: 'One card of a deck.',
  fields: (t) => ({
    distanceMeters: t.int({
      nullable: true,
      description:
        'The distance in a straight line from the center of the area, in meters; null if the center or the position ' +
        'of the restaurant is unknown.',
      resolve: (edge) => (edge as unknown as DeckEdge).distanceMeters,
    }),
    reasons: t.field({
      type: [SearchReason],
      extensions: listOf(4),
      description:
        'The facts that fit the member’s taste, in the order of RestaurantSearchEdge.reasons. Empty if no fact fits ' +
        'the taste, or if the viewer is not a member.',
      resolve: (edge) => (edge as unknown as DeckEdge).reasons,
    }),
    rarity: t.field({
      type: Rarity,
      nullable: true,
      description:
        'The restaurant’s rarest cuisine of a country, a region or a people. Null if more than 5 restaurants of the ' +
        'area have this cuisine, or if the restaurant has no known cuisine of this kind.',
      resolve: (edge) => (edge as unknown as DeckEdge).rarity,
    }),
    neighborCount: t.int({
      nullable: true,
      description:
        `The number of other public restaurants within ${NEIGHBOR_METERS} meters (a quarter of a mile) in a straight ` +
        'line; null if the position of the restaurant is unknown.',
      resolve: (edge) => (edge as unknown as DeckEdge).neighbors,
    }),
  }),
});

const DiscoverDeckConnection = builder.connectionObject(
  {
    type: Restaurant,
    name: 'DiscoverDeckConnection',
    description: 'One page of the cards of a deck, in order.',
    fields: (t) => ({
      area: t.field({
        type: SearchArea,
        description: 'The area of the cards, as the search understood it.',
        resolve: (connection) => (connection as unknown as { area: Area & { status: AreaStatus } }).area,
      }),
    }),
  },
  DiscoverDeckEdge,
);

builder.queryField('discoverDeck', (t) =>
  t.field({
    type: DiscoverDeckConnection,
    extensions: ranks('list'),
    description:
      `Restaurants to look through one by one, at most ${MAX_CARDS} of an area. The order depends on the ` +
      'member’s taste, the distance from the point in `area`, the rating and more. Restaurants with few known facts ' +
      'come later. Two cards in a row rarely have the same cuisine. Restaurants in the member’s diary are left out. ' +
      'If the member saves or rates a restaurant, the order of the later pages usually does not change.',
    args: {
      area: t.arg({ type: AreaInput, description: 'The area; St. Louis by default.' }),
      round: t.arg.int({
        required: true,
        defaultValue: 0,
        description:
          `0 for the first order of the cards, 1 for another order, and so on, up to ${MAX_ROUNDS}. A repeated round ` +
          'has the same order if the restaurants and the member’s taste are unchanged.',
      }),
      skippedIds: t.arg.idList({
        description:
          `Restaurants that the diner skipped (global ids or uuids), at most ${MAX_SKIPPED}. Restaurants with the ` +
          'main cuisine of a skipped restaurant come later. The ids are not stored.',
      }),
      at: t.arg({
        type: 'DateTime',
        description:
          'When the diner wants to eat, rounded down to a quarter of an hour. Restaurants that are open at this time ' +
          'or an hour later come earlier. Restaurants that are closed at both times come later. Send the same moment ' +
          'for all pages of a deck. Without this argument, it does not matter when a restaurant is open.',
      }),
      ...t.arg.connectionArgs(),
      first: t.arg.int({ description: 'The number of cards, from the start or after a cursor: 1 to 100, default 10.' }),
    },
    resolve: async (_root, { area, round, skippedIds, at, ...page }, context, info) => {
      admitVisitor(context);
      refuseOutside('round', round, 0, MAX_ROUNDS);
      if ((skippedIds?.length ?? 0) > MAX_SKIPPED) {
        const message = `skippedIds must have at most ${MAX_SKIPPED} items; leave out the oldest`;
        throw new UserError('INVALID', message, { field: 'skippedIds' });
      }
      const { viewer, loaders } = context;
      const own = viewerFieldsOf(info, ['edges', 'node']);
      const member = memberOf(viewer);
      const deck = await dealDeck(context, {
        ...page,
        area: readArea(area),
        round,
        skipped: (skippedIds ?? []).map((id) => restaurantUuid(String(id))),
        at,
        member,
        extras: {
          ...viewerOf(own, viewer),
          reasons: selects(info, ['edges', 'reasons']),
          neighbors: selects(info, ['edges', 'neighborCount']),
        },
      });
      if (member !== null)
        for (const { restaurant, isSaved, viewerRating: rating, viewerDiaryEntry: diaryEntry } of deck.cards)
          primeViewerFields(loaders, restaurant.id, own, { isSaved, rating, diaryEntry });
      setDataAge(context.res, deck.age);
      return connectionOf(deck);
    },
  }),
);

function connectionOf({ totalCount, area, cards, ...pages }: Deck) {
  return {
    totalCount,
    area,
    edges: cards.map(({ restaurant, ...edge }) => ({ ...edge, node: restaurant })),
    pageInfo: pageInfoOf(cards, pages),
  };
}
