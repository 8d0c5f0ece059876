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

/** How the search understood the words. */
export const SearchInterpretation = builder.objectRef<ShownUnderstanding>('SearchInterpretation').implement({
  description: 'How the search understood the words.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'The words that the search read, as typed.' }),
    isTruncated: t.exposeBoolean('isCut', {
      description: 'True when the query had more than 500 characters. The search then uses only the first 500.',
    }),
    corrections: t.field({
      type: [SpellingCorrection],
      extensions: listOf(3),
      description: 'Words that the search read as other words.',
      resolve: ({ corrections }) => corrections,
    }),
    unknownWords: t.stringList({
      extensions: listOf(5),
      description: 'Words, as typed, that the search does not know. The search ignores these words.',
      resolve: ({ unknownWords = [] }) => unknownWords,
    }),
    asksForNearby: t.boolean({
      description:
        'Whether the words ask for restaurants near the diner, as "near me" does. If so, send the position of the ' +
        'diner as AreaInput.point.',
      resolve: ({ asksForNearby = false }) => asksForNearby,
    }),
    chips: t.field({
      type: [SearchChip],
      extensions: listOf(10),
      description: 'The understood parts of the craving, in the order of the words. REMEMBERED parts come last.',
      resolve: ({ chips }) => chips,
    }),
  }),
});
