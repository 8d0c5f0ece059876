import { type Cuisine as CuisineShape, cuisineByKey } from '../../facts/cuisines';
import {
  type DietaryOption as Diet,
  dietaryOptions,
  type Feature as FeatureWord,
  features,
  type GemType as Gem,
  gemTypes,
  type PriceRange as Price,
  priceRanges,
} from '../../facts/facts';
import type { Facet, SearchFacets as Facets } from '../../search/score/SearchAnswer';
import { builder } from '../builder';
import { listOf } from '../cost/fieldWeight';
import { Cuisine } from '../Restaurant/Cuisine';
import { DietaryOption, Feature, GemType, PriceRange } from '../Restaurant/enums';
import { Neighborhood } from '../Restaurant/Neighborhood';

const count =
  'The number of restaurants with this value that match the words and all filters of other kinds. A filter of the ' +
  'same kind is ignored: e.g. the count of a price ignores the price filter.';

const PriceRangeFacet = builder.objectRef<Facet<Price>>('PriceRangeFacet').implement({
  description: 'A price, and how many restaurants have this price.',
  fields: (t) => ({
    value: t.expose('value', { type: PriceRange, description: 'The price.' }),
    count: t.exposeInt('count', { description: count }),
  }),
});

const DietaryFacet = builder.objectRef<Facet<Diet>>('DietaryFacet').implement({
  description: 'A diet, and how many restaurants cater for this diet.',
  fields: (t) => ({
    value: t.expose('value', { type: DietaryOption, description: 'The diet.' }),
    count: t.exposeInt('count', { description: count }),
  }),
});

const FeatureFacet = builder.objectRef<Facet<FeatureWord>>('FeatureFacet').implement({
  description: 'A feature, and how many restaurants have this feature.',
  fields: (t) => ({
    value: t.expose('value', { type: Feature, description: 'The feature.' }),
    count: t.exposeInt('count', { description: count }),
  }),
});

const GemTypeFacet = builder.objectRef<Facet<Gem>>('GemTypeFacet').implement({
  description: 'A badge, and how many restaurants have this badge.',
  fields: (t) => ({
    value: t.expose('value', { type: GemType, description: 'The badge.' }),
    count: t.exposeInt('count', { description: count }),
  }),
});

const CuisineFacet = builder.objectRef<Facet<string>>('CuisineFacet').implement({
  description: 'A cuisine, and how many restaurants have this cuisine.',
  fields: (t) => ({
    value: t.field({
      type: Cuisine,
      description: 'The cuisine.',
      resolve: ({ value }) => cuisineByKey(value) as CuisineShape,
    }),
    count: t.exposeInt('count', { description: count }),
  }),
});

const NeighborhoodFacet = builder.objectRef<Facet<string>>('NeighborhoodFacet').implement({
  description: 'A part of a city, and how many restaurants are in this part.',
  fields: (t) => ({
    value: t.field({
      type: Neighborhood,
      description: 'The part of the city.',
      resolve: ({ value }) => ({ name: value }),
    }),
    count: t.exposeInt('count', { description: count }),
  }),
});

/** The GraphQL type of the numbers of results for the values of the filters. */
export const SearchFacets = builder.objectRef<Facets>('SearchFacets').implement({
  description:
    'For each value of each filter: the number of results on all pages. The counts for one kind of filter (such as ' +
    'the prices) ignore the filter of this kind. So the count of a price is the number of results if this were the ' +
    'only chosen price. openNowCount applies all filters. A value without results is left out.',
  fields: (t) => ({
    priceRanges: t.expose('priceRanges', {
      type: [PriceRangeFacet],
      extensions: listOf(priceRanges.length),
      description: 'The counts by price, cheapest first.',
    }),
    dietary: t.expose('dietary', {
      type: [DietaryFacet],
      extensions: listOf(dietaryOptions.length),
      description: 'The counts by diet. A restaurant counts once for each of its diets.',
    }),
    cuisines: t.expose('cuisines', {
      type: [CuisineFacet],
      extensions: listOf(60),
      description: 'The counts by cuisine, most results first. A restaurant counts once for each of its cuisines.',
    }),
    features: t.expose('features', {
      type: [FeatureFacet],
      extensions: listOf(features.length),
      description: 'The counts by feature. A restaurant counts once for each of its features.',
    }),
    neighborhoods: t.expose('neighborhoods', {
      type: [NeighborhoodFacet],
      extensions: listOf(30),
      description: 'The counts by part of the city, most results first.',
    }),
    gemTypes: t.expose('gemTypes', {
      type: [GemTypeFacet],
      extensions: listOf(gemTypes.length),
      description: 'The counts by badge.',
    }),
    openNowCount: t.exposeInt('openNow', {
      description: 'The number of results that are known to be open now. All filters apply.',
    }),
  }),
});
