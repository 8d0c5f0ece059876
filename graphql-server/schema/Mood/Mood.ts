import { type Mood as MoodData, moodKeys, moods } from '../../search/moods/moods';
import { builder } from '../builder';
import { listOf } from '../cost/fieldWeight';
import { languageArgs } from '../languageArgs';
import { languageOf } from '../languageOf';

const inWords: Record<(typeof moodKeys)[number], string> = {
  HEALTHY: 'Fresh and light.',
  CASUAL: 'No fuss.',
  SWEET: 'Dessert.',
  ROMANTIC: 'For two.',
  STUDY: 'Quiet, with coffee and room to work.',
  COMFORT: 'Warm and hearty.',
  ADVENTUROUS: 'Something unusual.',
  SOPHISTICATED: 'Elegant.',
};

/** The moods. */
export const Mood = builder.enumType('Mood', {
  description: 'A mood a diner can be in: a fixed mix of what the search knows of places. New values may be added.',
  values: Object.fromEntries(moodKeys.map((key) => [key, { description: inWords[key] }])) as Record<
    (typeof moodKeys)[number],
    { description: string }
  >,
});

const MoodInfo = builder.objectRef<MoodData>('MoodInfo').implement({
  description: 'A mood, and what it is called.',
  fields: (t) => ({
    key: t.expose('key', { type: Mood, description: 'The mood.' }),
    label: t.string({
      description: 'Its name on screen.',
      args: languageArgs,
      resolve: ({ name }, { language }, context) => name[languageOf(context, language)],
    }),
    description: t.string({
      description: 'What it promises, in a few words.',
      args: languageArgs,
      resolve: ({ description }, { language }, context) => description[languageOf(context, language)],
    }),
    searchTerm: t.exposeString('searchTerm', {
      description: 'The words that stand for it where a search is one text, such as /api/restaurants/search.',
    }),
    color: t.exposeString('color', { description: 'A color of its own, as #rrggbb.' }),
  }),
});

builder.queryField('moodInfos', (t) =>
  t.field({
    type: [MoodInfo],
    extensions: listOf(12),
    description: 'Every mood there is, with its name, in the order they are offered: for whoever shows them.',
    resolve: () => [...moods],
  }),
);
