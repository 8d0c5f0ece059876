import { type LocationSuggestion as Suggestion, suggestLocations } from '../../locations/suggestLocations';
import { builder } from '../builder';
import { listOf } from '../cost/fieldWeight';
import { City } from './City';

const CitySuggestion = builder.objectRef<Suggestion>('CitySuggestion').implement({
  description: 'A city that a typed text may mean.',
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
      'Up to 8 cities for the text typed so far. Names that begin with the text come first, then names with a later ' +
      'word that begins with it, then names that contain it. If few are found, a corrected name may come first. A ' +
      'blank text gives 6 popular cities; a ZIP code gives its city.',
    args: {
      text: t.arg.string({
        required: true,
        description: 'The typed text. A text of more than 100 characters gives no cities.',
      }),
    },
    resolve: (_root, { text }) => suggestLocations(text),
  }),
);
