import { type LocationSuggestion as Suggestion, suggestLocations } from '../../locations/suggestLocations';
import { builder } from '../builder';
import { listOf } from '../cost/fieldWeight';
import { City } from './City';

const CitySuggestion = builder.objectRef<Suggestion>('CitySuggestion').implement({
  description: 'A city that the user may mean with the typed text.',
  fields: (t) => ({
    city: t.expose('city', { type: City, description: 'The city.' }),
    isCorrection: t.exposeBoolean('isCorrection', {
      description: 'True if the typed text is probably a misspelling of the city’s name: "chcago" may mean Chicago.',
    }),
  }),
});

builder.queryField('citySuggestions', (t) =>
  t.field({
    type: [CitySuggestion],
    extensions: listOf(8),
    description:
      'Up to 8 cities for the text typed so far. First come up to 6 cities: up to 4 whose names begin with the text, ' +
      'then up to 4 with a later word that begins with the text, then up to 2 that contain the text inside a word. A ' +
      'nickname such as "nyc" finds its city, as if the name of the city began with the text. Then come up to 2 ' +
      'popular cities whose names contain the text. If fewer than 3 cities are found, a city with a similar name may ' +
      'come first. For a blank text, 6 popular cities are returned. For a ZIP code, its city is returned.',
    args: {
      text: t.arg.string({
        required: true,
        description: 'The typed text. For a text of more than 100 characters, the list is empty.',
      }),
    },
    resolve: (_root, { text }) => suggestLocations(text),
  }),
);
