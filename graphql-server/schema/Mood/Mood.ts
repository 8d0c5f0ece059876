import { type Mood as MoodData, moodKeys, moods } from '../../search/moods/moods';
import { builder } from '../builder';
import { listOf } from '../cost/fieldWeight';
import { languageArgs } from '../languageArgs';
import { languageOf } from '../languageOf';

const moodDescriptions: Record<(typeof moodKeys)[number], string> = {
  HEALTHY: 'Fresh and light.',
  CASUAL: 'Simple and relaxed.',
  SWEET: 'Dessert.',
  ROMANTIC: 'For a couple.',
  STUDY: 'Quiet, with coffee and space to work.',
  COMFORT: 'Warm and hearty.',
  ADVENTUROUS: 'Something unusual.',
  SOPHISTICATED: 'Elegant.',
};

/** The GraphQL enum of the moods. */
export const Mood = builder.enumType('Mood', {
  description:
    'The mood of a person who looks for a restaurant. A search for a mood looks for a fixed set of properties of ' +
    'restaurants. New values may be added.',
  values: Object.fromEntries(moodKeys.map((key) => [key, { description: moodDescriptions[key] }])) as Record<
    (typeof moodKeys)[number],
    { description: string }
  >,
});

const MoodInfo = builder.objectRef<MoodData>('MoodInfo').implement({
  description: 'A mood with its name, description and color.',
  fields: (t) => ({
    key: t.expose('key', { type: Mood, description: 'The mood.' }),
    label: t.string({
      description: 'The name of the mood.',
      args: languageArgs,
      resolve: ({ name }, { language }, context) => name[languageOf(context, language)],
    }),
    description: t.string({
      description: 'A description of the mood, in a few words.',
      args: languageArgs,
      resolve: ({ description }, { language }, context) => description[languageOf(context, language)],
    }),
    searchTerm: t.exposeString('searchTerm', {
      description:
        'The words for this mood in a query of /api/restaurants/search. That search has no parameter for moods.',
    }),
    color: t.exposeString('color', { description: 'The color of the mood, as #rrggbb.' }),
  }),
});

builder.queryField('moodInfos', (t) =>
  t.field({
    type: [MoodInfo],
    extensions: listOf(12),
    description: 'All moods with their names, in the order in which the app offers them.',
    resolve: () => [...moods],
  }),
);
