import { admitVisitor } from '../../domain/admitVisitor';
import { UserError } from '../../errors/UserError';
import { refuseOutside } from '../../lists/pageSize';
import { tellAge } from '../../request/tellAge';
import type { SearchArea as Area } from '../../search/area/SearchArea';
import { type Deck, dealDeck, MOST_CARDS } from '../../search/dealDeck';
import type { SearchReason as Reason } from '../../search/explain/SearchReason';
import type { Card } from '../../search/index/loadCards';
import type { AreaStatus } from '../../search/score/areaStatus';
import { builder } from '../builder';
import { listOf, ranks } from '../cost/fieldWeight';
import { restaurantUuid } from '../globalId';
import { pageInfoOf } from '../pageInfoOf';
import { Restaurant } from '../Restaurant/Restaurant';
import { selects } from '../selects';
import { memberOf, primeViewerFields, viewerFieldsOf, viewerOf } from '../viewerFields';
import { AreaInput, readArea } from './AreaInput';
import { SearchReason } from './RestaurantSearchConnection';
import { SearchArea } from './SearchArea';

/** How many skips a request for a deck may send. */
const MOST_SKIPPED = 200;
const MOST_ROUNDS = 1_000_000;

interface DeckEdge {
  cursor: string;
  node: Card;
  distanceMeters: number | null;
  reasons: Reason[];
}

const DiscoverDeckEdge = builder.edgeObject({
  type: Restaurant,
  name: 'DiscoverDeckEdge',
  description: 'One card.',
  fields: (t) => ({
    distanceMeters: t.int({
      nullable: true,
      description:
        'In a straight line from the center of the area, in meters; null where nobody knows where one of them is.',
      resolve: (edge) => (edge as unknown as DeckEdge).distanceMeters,
    }),
    reasons: t.field({
      type: [SearchReason],
      extensions: listOf(4),
      description:
        'What of it is to the member’s taste, what weighs most first; empty for everybody else and where nothing is.',
      resolve: (edge) => (edge as unknown as DeckEdge).reasons,
    }),
  }),
});

const DiscoverDeckConnection = builder.connectionObject(
  {
    type: Restaurant,
    name: 'DiscoverDeckConnection',
    description: 'Part of a deck, in the order of its cards.',
    fields: (t) => ({
      area: t.field({
        type: SearchArea,
        description: 'Where the cards are from, as it was understood.',
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
      `Restaurants to look through one by one, at most ${MOST_CARDS} of an area: by the member’s taste, distance and standing, those last of which hardly anything is known, mixed so that the next is of another kind. What stands in the member’s diary is left out. ` +
      'The pages of a deck are of one order, whatever the member saves or rates meanwhile.',
    args: {
      area: t.arg({ type: AreaInput, description: 'Where; St. Louis unless told.' }),
      round: t.arg.int({
        required: true,
        defaultValue: 0,
        description: `0 for the first selection, 1 for another one, and so on, to ${MOST_ROUNDS}. The same round has the same order.`,
      }),
      skippedIds: t.arg.idList({
        description: `Restaurants (global ids or uuids) that were passed over, at most ${MOST_SKIPPED}: others of their cuisines come later. Nothing of them is kept.`,
      }),
      at: t.arg({
        type: 'DateTime',
        description:
          'When the diner wants to eat, to the quarter of an hour: what is open then or within the hour comes first, what is closed then later. Tell the same moment for all pages of a deck. Absent: opening hours do not count.',
      }),
      ...t.arg.connectionArgs(),
      first: t.arg.int({ description: 'How many from the start (or after `after`): 1 to 100, 10 unless told.' }),
    },
    resolve: async (_root, { area, round, skippedIds, at, ...page }, context, info) => {
      admitVisitor(context);
      refuseOutside('round', round, 0, MOST_ROUNDS);
      if ((skippedIds?.length ?? 0) > MOST_SKIPPED) {
        const message = `skippedIds must have at most ${MOST_SKIPPED} items; leave out the oldest`;
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
        extras: { ...viewerOf(own, viewer), reasons: selects(info, ['edges', 'reasons']) },
      });
      if (member !== null)
        for (const { restaurant, isSaved, viewerRating: rating, viewerDiaryEntry: diaryEntry } of deck.cards)
          primeViewerFields(loaders, restaurant.id, own, { isSaved, rating, diaryEntry });
      tellAge(context.res, deck.age);
      return connectionOf(deck);
    },
  }),
);

function connectionOf({ totalCount, area, cards, ...pages }: Deck) {
  return {
    totalCount,
    area,
    edges: cards.map(({ cursor, restaurant, distanceMeters, reasons }) => ({
      cursor,
      node: restaurant,
      distanceMeters,
      reasons,
    })),
    pageInfo: pageInfoOf(cards, pages),
  };
}
