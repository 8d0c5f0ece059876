import type { ShownUnderstanding } from '../../search/parse/Understanding';
import { builder } from '../builder';
import { listOf } from '../cost/fieldWeight';
import { SearchChip } from './SearchChip';

const SpellingCorrection = builder
  .objectRef<ShownUnderstanding['corrections'][number]>('SpellingCorrection')
  .implement({
    description: 'A word that the search read as another word.',
    fields: (t) => ({
      from: t.exposeString('from', { description: 'The word as typed.' }),
      to: t.exposeString('to', { description: 'The word as the search read it.' }),
    }),
  });

/** The GraphQL type of what the search understood. */
export const SearchInterpretation = builder.objectRef<ShownUnderstanding>('SearchInterpretation').implement({
  description: 'How the search understood the words of the craving.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'The typed text that the search read.' }),
    isTruncated: t.exposeBoolean('isCut', {
      description: 'True if the query has more than 500 characters. The search reads only the first 500.',
    }),
    corrections: t.field({
      type: [SpellingCorrection],
      extensions: listOf(3),
      description: 'Words that the search read as other words.',
      resolve: ({ corrections }) => corrections,
    }),
    unknownWords: t.stringList({
      extensions: listOf(5),
      description:
        'Some of the typed words that the search cannot use. The list can contain a part of the city that the diner ' +
        'does not want, a date that is too far in the future, in the past or in no year, an unknown food in an allergy ' +
        'written in Chinese or Korean, and the words of a craving that refuses only them ("no mustard"). For an English ' +
        'craving, it can also contain a landmark ("Union Station") that is no known part of the city. For an English ' +
        'craving of at most six words, it can also contain unknown ZIP codes, and unknown words of four letters or ' +
        'more. An empty list does not mean that the search used every word.',
      resolve: ({ unknownWords = [] }) => unknownWords,
    }),
    asksForNearby: t.boolean({
      description:
        'Whether the words ask for restaurants near the diner, e.g. "near me". If true, send the position of the ' +
        'diner as AreaInput.point.',
      resolve: ({ asksForNearby = false }) => asksForNearby,
    }),
    chips: t.field({
      type: [SearchChip],
      extensions: listOf(10),
      description:
        'The understood parts of the craving, in the order of the words. Parts of the kind REMEMBERED (from similar ' +
        'example cravings) come last.',
      resolve: ({ chips }) => chips,
    }),
  }),
});
