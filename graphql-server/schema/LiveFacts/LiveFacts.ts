import type { LiveFacts as Facts } from '../../domain/restaurants/live/createLiveFacts';
import { builder } from '../builder';
import { listOf } from '../cost/fieldWeight';
import { restaurantUuid } from '../globalId';
import { ListingSource, listingRating } from '../Restaurant/ExternalListing';
import { OperatingStatus, PriceRange } from '../Restaurant/enums';
import { RatingSummary } from '../Restaurant/parts';

const LiveFacts = builder.objectRef<Facts>('LiveFacts').implement({
  description:
    'The facts about a restaurant from a live source, i.e. a service that the server queries when a client requests ' +
    'the facts. These facts are not in the catalog. Unknown facts are null.',
  fields: (t) => ({
    source: t.expose('source', { type: ListingSource, description: 'The source of the facts.' }),
    attribution: t.exposeString('attribution', {
      description: 'The credit that must be shown next to the facts, according to the source’s terms.',
    }),
    url: t.expose('url', { type: 'URL', nullable: true, description: 'The restaurant’s page at the source.' }),
    ratingSummary: t.field({ type: RatingSummary, description: 'The ratings at the source.', resolve: listingRating }),
    priceRange: t.expose('priceRange', { type: PriceRange, nullable: true, description: 'The price level.' }),
    isOpenNow: t.exposeBoolean('isOpenNow', { nullable: true, description: 'Whether the restaurant is open now.' }),
    operatingStatus: t.expose('operatingStatus', {
      type: OperatingStatus,
      nullable: true,
      description: 'Whether the restaurant is in business.',
    }),
    fetchedAt: t.expose('fetchedAt', { type: 'DateTime', description: 'When the facts were read from the source.' }),
  }),
});

builder.queryFields((t) => ({
  liveSources: t.field({
    type: [ListingSource],
    extensions: listOf(2),
    description: 'The live sources that this server uses; empty if the operator of the server configured none.',
    resolve: (_root, _args, { live }) => [...live.sources],
  }),
  liveFacts: t.field({
    type: [LiveFacts],
    extensions: listOf(2),
    description:
      'The facts about one restaurant from each live source that answers within 0.7 seconds. A source is left out if ' +
      'it is late, fails or is paused after a failure, if its quota is used up, or if it does not have the ' +
      'restaurant. A client that sent too many requests gets only facts that the server has stored. The list is ' +
      'empty for an unknown or invented restaurant.',
    args: { restaurantId: t.arg.id({ required: true, description: 'The uuid or the global id of the restaurant.' }) },
    resolve: (_root, { restaurantId }, { live, callBudget }) =>
      live.read(restaurantUuid(restaurantId).toLowerCase(), callBudget),
  }),
}));
