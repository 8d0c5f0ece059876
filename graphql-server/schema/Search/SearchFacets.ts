import type { DietaryOption as Diet, PriceRange as Price } from '../../domain/restaurants/facts';
import type { Facet, SearchFacets as Facets } from '../../search/SearchAnswer';
import { builder } from '../builder';
import { listOf } from '../cost/fieldWeight';
import { DietaryOption, PriceRange } from '../Restaurant/enums';

const count = 'How many of the results have it.';

const PriceRangeFacet = builder.objectRef<Facet<Price>>('PriceRangeFacet').implement({
  description: 'A price, and how many of the results have it.',
  fields: (t) => ({
    value: t.expose('value', { type: PriceRange, description: 'The price.' }),
    count: t.exposeInt('count', { description: count }),
  }),
});

const DietaryFacet = builder.objectRef<Facet<Diet>>('DietaryFacet').implement({
  description: 'A diet, and how many of the results cater for it.',
  fields: (t) => ({
    value: t.expose('value', { type: DietaryOption, description: 'The diet.' }),
    count: t.exposeInt('count', { description: count }),
  }),
});

const CuisineFacet = builder.objectRef<Facet<string>>('CuisineFacet').implement({
  description: 'A cuisine, and how many of the results have it.',
  fields: (t) => ({
    value: t.exposeString('value', { description: 'The cuisine, as the restaurants name it.' }),
    count: t.exposeInt('count', { description: count }),
  }),
});

/** How the results fall into kinds. */
export const SearchFacets = builder.objectRef<Facets>('SearchFacets').implement({
  description: 'How all results, not only those of the page, fall into kinds. A value that none has is left out.',
  fields: (t) => ({
    priceRanges: t.expose('priceRanges', {
      type: [PriceRangeFacet],
      extensions: listOf(4),
      description: 'By price, cheapest first.',
    }),
    dietary: t.expose('dietary', {
      type: [DietaryFacet],
      extensions: listOf(9),
      description: 'By diet; one result may count several times.',
    }),
    cuisines: t.expose('cuisines', {
      type: [CuisineFacet],
      extensions: listOf(60),
      description: 'By cuisine, most results first.',
    }),
    openNow: t.exposeInt('openNow', { description: 'How many are open now, as far as their hours are known.' }),
  }),
});
