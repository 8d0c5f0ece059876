import { UserError } from '../../errors/UserError';
import { cuisineByKey } from '../../facts/cuisines';
import type { HoursFilter, RankFilters } from '../../search/score/RankRequest';
import { builder } from '../builder';
import { keyOf } from '../globalId';
import { DietaryOption, Feature, GemType, PriceRange } from '../Restaurant/enums';

const DietaryFilter = builder.inputType('DietaryFilter', {
  description: 'Diets that a restaurant must cater for.',
  fields: (t) => ({
    anyOf: t.field({ type: [DietaryOption], description: 'At least one of these diets.' }),
    allOf: t.field({
      type: [DietaryOption],
      description: 'All of these diets, for people who eat together. For an allergy, ask the restaurant too.',
    }),
  }),
});

const FeatureFilter = builder.inputType('FeatureFilter', {
  description: 'Features that a restaurant must have.',
  fields: (t) => ({
    anyOf: t.field({ type: [Feature], description: 'At least one of these features.' }),
    allOf: t.field({ type: [Feature], description: 'All of these features.' }),
  }),
});

/** The conditions that narrow a search, in addition to its words. */
export const RestaurantFilter = builder.inputType('RestaurantFilter', {
  description:
    'The conditions that narrow a search. A restaurant must match each given field. In a list, one matching value ' +
    'is enough, except in the lists named allOf. A restaurant with an unknown fact does not match a filter for this ' +
    'fact.',
  fields: (t) => ({
    priceRanges: t.field({ type: [PriceRange], description: 'One of these prices.' }),
    dietary: t.field({ type: DietaryFilter, description: 'The diets.' }),
    features: t.field({ type: FeatureFilter, description: 'The features.' }),
    cuisines: t.idList({ description: 'One of these cuisines, by id or key. Query.cuisines lists all cuisines.' }),
    neighborhoods: t.idList({
      description: 'One of these parts of the city, by key or by name. Capitals and accents do not matter.',
    }),
    gemTypes: t.field({ type: [GemType], description: 'One of these badges.' }),
    isOpenNow: t.boolean({
      description: 'True: the restaurant must be open now. False and null have no effect.',
    }),
    isOpen24Hours: t.boolean({
      description: 'True: the restaurant must be open 24 hours a day in a usual week. False and null have no effect.',
    }),
    openAt: t.field({ type: 'DateTime', description: 'The restaurant must be open at the given moment.' }),
  }),
});

/** Returns the filter in the form that the search needs. @throws UserError INVALID for an unknown cuisine */
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
    throw new UserError('INVALID', 'cuisines must be ids or keys from the answer of the query "cuisines"', {
      field: 'cuisines',
      path: ['filter', 'cuisines', String(index)],
    });
  }
  return key;
}
