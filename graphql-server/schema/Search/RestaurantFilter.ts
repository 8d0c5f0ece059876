import { UserError } from '../../errors/UserError';
import { cuisineByKey } from '../../facts/cuisines';
import type { HoursFilter, RankFilters } from '../../search/score/RankRequest';
import { builder } from '../builder';
import { keyOf } from '../globalId';
import { DietaryOption, Feature, GemType, PriceRange } from '../Restaurant/enums';

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

/** What narrows a search in addition to its words. */
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
    isOpenNow: t.boolean({
      description: 'True: open now, on the place’s own clock. False says nothing, as null does.',
    }),
    isOpen24Hours: t.boolean({
      description: 'True: open around the clock, every day of its usual week. False says nothing, as null does.',
    }),
    openAt: t.field({ type: 'DateTime', description: 'Open at the given moment, on the place’s own clock.' }),
  }),
});

/** The filter in the form that search needs. @throws UserError INVALID for an unknown cuisine */
export function readFilter(filter: typeof RestaurantFilter.$inferInput | null | undefined): RankFilters {
  const { isOpenNow, isOpen24Hours, cuisines, ...others } = filter ?? {};
  return { ...others, cuisines: cuisines?.map(cuisineKey), hours: { allOf: hoursOf(isOpenNow, isOpen24Hours) } };
}

function hoursOf(isOpenNow: boolean | null | undefined, isOpen24Hours: boolean | null | undefined): HoursFilter[] {
  return [...(isOpenNow ? (['OPEN_NOW'] as const) : []), ...(isOpen24Hours ? (['OPEN_24_HOURS'] as const) : [])];
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
