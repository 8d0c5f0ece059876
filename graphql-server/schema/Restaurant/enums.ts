import type { DietaryOption as Diet, GemType as Gem } from '../../domain/restaurants/facts';
import { builder } from '../builder';

/** The three badges; values are the words of the database. */
export const GemType = builder.enumType('GemType', {
  description: 'The badge a restaurant carries.',
  values: {
    HIDDEN_GEM: { value: 'Hidden Gem' satisfies Gem, description: 'Little known and worth finding.' },
    TRENDING: { value: 'Trending' satisfies Gem, description: 'Talked about right now.' },
    LOCAL_FAVORITE: {
      value: 'Local Favorite' satisfies Gem,
      description: 'Liked by the people around it; the default.',
    },
  } as const,
});

/** The nine diets; values are the words of the database. */
export const DietaryOption = builder.enumType('DietaryOption', {
  description: 'A diet that a restaurant caters for.',
  values: {
    VEGETARIAN: { value: 'vegetarian' satisfies Diet, description: 'No meat or fish.' },
    VEGAN: { value: 'vegan' satisfies Diet, description: 'Nothing from animals.' },
    GLUTEN_FREE: { value: 'gluten-free' satisfies Diet, description: 'No gluten.' },
    HALAL: { value: 'halal' satisfies Diet, description: 'Halal.' },
    KOSHER: { value: 'kosher' satisfies Diet, description: 'Kosher.' },
    DAIRY_FREE: { value: 'dairy-free' satisfies Diet, description: 'No milk or milk products.' },
    NUT_FREE: { value: 'nut-free' satisfies Diet, description: 'No nuts.' },
    KETO: { value: 'keto' satisfies Diet, description: 'Ketogenic: very few carbohydrates.' },
    PALEO: { value: 'paleo' satisfies Diet, description: 'Paleo: no grains, dairy or refined sugar.' },
  } as const,
});
