import { cuisinesOf } from '../../facts/cuisines';
import { dietaryOption, isMealTime } from '../../facts/facts';
import { vocabulary } from '../../search/vocabulary/Vocabulary';
import { builder } from '../builder';
import { listOf } from '../cost/fieldWeight';
import { Cuisine } from './Cuisine';
import { Dish } from './Dish';
import { DietaryOption, MealTime } from './enums';
import { Restaurant } from './Restaurant';
import { ServedDish } from './ServedDish';

// The fields of Restaurant that describe its food: cuisines, diets, dishes and meals.
builder.objectFields(Restaurant, (t) => ({
  cuisines: t.field({
    type: [Cuisine],
    extensions: listOf(3),
    description: 'The cuisines, the main cuisine first; empty when unknown.',
    resolve: ({ cuisine }) => [...cuisinesOf(cuisine)],
  }),
  dietary: t.field({
    type: [DietaryOption],
    extensions: listOf(4),
    description: 'The diets that the restaurant is known to cater for. The list may be incomplete.',
    resolve: ({ dietaryOptions }) => dietaryOptions.flatMap((word) => dietaryOption(word) ?? []),
  }),
  recommendedDishes: t.field({
    type: [Dish],
    extensions: listOf(6),
    description: 'Dishes worth ordering.',
    resolve: ({ recommendedDishes }) => recommendedDishes.map((name) => ({ name })),
  }),
  dishes: t.field({
    type: [ServedDish],
    extensions: listOf(2),
    description: 'Dishes that the restaurant serves, according to a rule that `provenance` names; empty when unknown.',
    resolve: ({ dishes }) => dishes.flatMap((id) => vocabulary.concepts.get(id) ?? []),
  }),
  mealTimes: t.field({
    type: [MealTime],
    extensions: listOf(2),
    description: 'Meals that the restaurant serves, according to a rule that `provenance` names; empty when unknown.',
    resolve: ({ mealTimes }) => mealTimes.filter(isMealTime),
  }),
}));
