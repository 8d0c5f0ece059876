import { UserError } from '../../errors/UserError';
import { cuisineByKey } from '../../facts/cuisines';
import type { RankFilters } from '../../search/score/RankRequest';
import { builder } from '../builder';
import { keyOf } from '../globalId';
import { DietaryOption, Feature, GemType, PriceRange } from '../Restaurant/enums';

const HoursOption = builder.enumType('HoursOption', {
  description: 'When a restaurant has to be open.',
  values: {
    OPEN_NOW: { description: 'Now, on the place’s own clock.' },
    OPEN_24_HOURS: { description: 'Around the clock, every day.' },
  } as const,
});

const DietaryFilter = builder.inputType('DietaryFilter', {
  description: 'Diets that have to be catered for.',
  fields: (t) => ({
    anyOf: t.field({ type: [DietaryOption], description: 'One of these is enough.' }),
    allOf: t.field({
      type: [DietaryOption],
      description: 'Each of these, for people who eat together. For an allergy ask the restaurant too.',
    }),
  }),
});

const FeatureFilter = builder.inputType('FeatureFilter', {
  description: 'What has to be there beside food.',
  fields: (t) => ({
    anyOf: t.field({ type: [Feature], description: 'One of these is enough.' }),
    allOf: t.field({ type: [Feature], description: 'Each of these.' }),
  }),
});

/** What narrows a search beside its words. */
export const RestaurantFilter = builder.inputType('RestaurantFilter', {
  description:
    'What narrows a search. Each field that is given has to hold; within a list one value is enough, unless it says ' +
    'otherwise. What nobody knows of a restaurant matches no filter.',
  fields: (t) => ({
    priceRanges: t.field({ type: [PriceRange], description: 'Any of these prices.' }),
    dietary: t.field({ type: DietaryFilter, description: 'Diets.' }),
    features: t.field({ type: FeatureFilter, description: 'What is there beside food.' }),
    cuisines: t.idList({ description: 'Any of these cuisines, by id or key; see the query cuisines.' }),
    neighborhoods: t.idList({
      description: 'Any of these parts of the city, by key or by name; capitals and accents make no difference.',
    }),
    gemTypes: t.field({ type: [GemType], description: 'Any of these badges.' }),
    hours: t.field({ type: [HoursOption], description: 'Open at any of these times.' }),
    openAt: t.field({ type: 'DateTime', description: 'Open at this moment, on the place’s own clock.' }),
  }),
});

/** The filter as search asks for it. @throws UserError INVALID for a cuisine that is none */
export function readFilter(filter: typeof RestaurantFilter.$inferInput | null | undefined): RankFilters {
  return { ...filter, cuisines: filter?.cuisines?.map(cuisineKey) };
}

function cuisineKey(id: string, index: number): string {
  const key = keyOf('Cuisine', id) ?? id;
  if (!cuisineByKey(key)) {
    throw new UserError('INVALID', 'cuisines must be ids or keys that the query cuisines lists', {
      field: 'cuisines',
      path: ['filter', 'cuisines', String(index)],
    });
  }
  return key;
}
