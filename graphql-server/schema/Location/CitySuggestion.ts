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
      'Up to 8 cities for the text typed so far. First come up to 4 cities whose names begin with the text; a city ' +
      'whose nickname ("nyc") is typed counts as one of them. Then come up to 4 names with a later word that begins ' +
      'with the text, up to 2 names that contain the text, and up to 2 popular cities. If fewer than 3 cities are ' +
      'found, a city with a similar name may come first. For a blank text, 6 popular cities are returned. For a ZIP ' +
      'code, its city is returned.',
    args: {
      text: t.arg.string({
        required: true,
        description: 'The typed text. For a text of more than 100 characters, the list is empty.',
      }),
    },
    resolve: (_root, { text }) => suggestLocations(text),
  }),
);
