import type { ShownUnderstanding } from '../../search/parse/Understanding';
import { builder } from '../builder';
import { listOf } from '../cost/fieldWeight';
import { SearchChip } from './SearchChip';

const SpellingCorrection = builder
  .objectRef<ShownUnderstanding['corrections'][number]>('SpellingCorrection')
  .implement({
    description: 'A word that was read as another.',
    fields: (t) => ({
      from: t.exposeString('from', { description: 'As typed.' }),
      to: t.exposeString('to', { description: 'As read.' }),
    }),
  });

/** What the search understood of the words. */
export const SearchInterpretation = builder.objectRef<ShownUnderstanding>('SearchInterpretation').implement({
  description: 'What the search made of the words.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'The words that count, as typed.' }),
    isTruncated: t.exposeBoolean('isCut', {
      description: 'True when more than 500 characters came: only the first 500 count.',
    }),
    corrections: t.field({
      type: [SpellingCorrection],
      extensions: listOf(3),
      description: 'Words that were read as others.',
      resolve: ({ corrections }) => corrections,
    }),
    unknownWords: t.stringList({
      extensions: listOf(5),
      description: 'Words, as typed, that nothing here knows: the search goes without them.',
      resolve: ({ unknownWords = [] }) => unknownWords,
    }),
    asksForNearby: t.boolean({
      description:
        'Whether it asks for what is near the reader: search around their position, see AreaInput, to answer that.',
      resolve: ({ isNearer = false }) => isNearer,
    }),
    chips: t.field({
      type: [SearchChip],
      extensions: listOf(10),
      description: 'What was understood, in the order of the words; what was remembered comes last.',
      resolve: ({ chips }) => chips,
    }),
  }),
});
