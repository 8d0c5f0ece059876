import { type LocationSuggestion as Suggestion, suggestLocations } from '../../locations/suggestLocations';
import { builder } from '../builder';
import { listOf } from '../cost/fieldWeight';
import { City } from './City';

const CitySuggestion = builder.objectRef<Suggestion>('CitySuggestion').implement({
  description: 'A city that somebody may be typing.',
  fields: (t) => ({
    city: t.expose('city', { type: City, description: 'The city.' }),
    isCorrection: t.exposeBoolean('isCorrection', {
      description: 'True for a city that is only spelled like what was typed: "chcago" may mean Chicago.',
    }),
  }),
});

builder.queryField('citySuggestions', (t) =>
  t.field({
    type: [CitySuggestion],
    extensions: listOf(8),
    description:
      'Up to 8 cities for what somebody has typed so far: names that begin with it, names of which a later word does, names ' +
      'that hold it. Blank: 6 popular cities. A ZIP code: its city.',
    args: { text: t.arg.string({ required: true, description: 'What was typed; past 100 characters nothing fits.' }) },
    resolve: (_root, { text }) => suggestLocations(text),
  }),
);
