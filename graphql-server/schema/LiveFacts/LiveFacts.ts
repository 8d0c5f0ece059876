import type { LiveFacts as Facts } from '../../domain/restaurants/live/createLiveFacts';
import { builder } from '../builder';
import { listOf } from '../cost/fieldWeight';
import { restaurantUuid } from '../globalId';
import { ListingSource, ratingThere } from '../Restaurant/ExternalListing';
import { OperatingStatus, PriceRange } from '../Restaurant/enums';
import { RatingSummary } from '../Restaurant/parts';

const LiveFacts = builder.objectRef<Facts>('LiveFacts').implement({
  description:
    'What a live source says of a restaurant now. It is not part of the catalog; what it does not say is null.',
  fields: (t) => ({
    source: t.expose('source', { type: ListingSource, description: 'Who says so.' }),
    attribution: t.exposeString('attribution', {
      description: 'The words to show beside it, as the source’s terms ask.',
    }),
    url: t.expose('url', { type: 'URL', nullable: true, description: 'The place’s page there.' }),
    ratingSummary: t.field({ type: RatingSummary, description: 'What people gave it there.', resolve: ratingThere }),
    priceRange: t.expose('priceRange', { type: PriceRange, nullable: true, description: 'How expensive it is.' }),
    isOpenNow: t.exposeBoolean('isOpenNow', { nullable: true, description: 'Whether it is open at this moment.' }),
    operatingStatus: t.expose('operatingStatus', {
      type: OperatingStatus,
      nullable: true,
      description: 'Whether it is in business.',
    }),
    fetchedAt: t.expose('fetchedAt', { type: 'DateTime', description: 'When the source said so.' }),
  }),
});

builder.queryFields((t) => ({
  liveSources: t.field({
    type: [ListingSource],
    extensions: listOf(2),
    description: 'The live sources that this Fuud asks; none unless its operator set them up.',
    resolve: (_root, _args, { live }) => [...live.sources],
  }),
  liveFacts: t.field({
    type: [LiveFacts],
    extensions: listOf(2),
    description:
      'What live sources say of one restaurant, within 0.7 seconds; those that are late, over their quota or do not know it ' +
      'are left out, and so are all once a visitor has looked at very many.',
    args: { restaurantId: t.arg.id({ required: true, description: 'Its uuid or its global id.' }) },
    resolve: (_root, { restaurantId }, { live, purse }) => live.read(restaurantUuid(restaurantId).toLowerCase(), purse),
  }),
}));
