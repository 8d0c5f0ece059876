import { searchAreaOf } from '../../search/area/SearchArea';
import { restaurantsNamed } from '../../search/suggestions/restaurantsNamed';
import { builder } from '../builder';
import { listOf } from '../cost/fieldWeight';
import { Restaurant } from '../Restaurant/Restaurant';

const MAX_RESTAURANTS = 8;
const MAX_CHARACTERS = 100;

builder.queryField('restaurantsByName', (t) =>
  t.field({
    type: [Restaurant],
    extensions: listOf(MAX_RESTAURANTS),
    description:
      'Finds up to 8 public restaurants of a city by the text typed so far. Restaurants come first if their name ' +
      'begins with the text. Restaurants come next if a later word of their name begins with the text.',
    args: {
      text: t.arg.string({
        required: true,
        description: 'The typed text: 2 to 100 characters. A shorter or longer text finds nothing.',
      }),
      areaText: t.arg.string({
        description:
          'A city or a ZIP code; St. Louis if absent or blank. A text of more than 100 characters finds nothing.',
      }),
    },
    resolve: async (_root, { text, areaText }, { cities, loaders }) => {
      if ([text, areaText ?? ''].some(({ length }) => length > MAX_CHARACTERS)) return [];
      const { city, place } = searchAreaOf(areaText ? { city: areaText } : null);
      if (!city) return [];
      const ids = restaurantsNamed(await cities.at(place), text, MAX_RESTAURANTS);
      const found = await Promise.all(ids.map((id) => loaders.restaurants.load(id)));
      return found.filter((restaurant) => restaurant !== null);
    },
  }),
);
