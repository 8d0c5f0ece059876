import type { Chip } from '../../search/parse/Understanding';
import { builder } from '../builder';
import { languageArgs } from '../languageArgs';
import { languageOf } from '../languageOf';
import { conceptLabel } from './Concept';

const SearchChipKind = builder.enumType('SearchChipKind', {
  description: 'The kind of a part of the craving. New values may be added.',
  values: {
    WANTED: { description: 'Something that the diner wants.' },
    UNWANTED: { description: 'Something that the diner does not want.' },
    DIETARY: { description: 'A diet that the restaurant must cater for.' },
    ALLERGY: { description: 'Something that the food must not contain.' },
    PRICE: { description: 'How expensive the restaurant may be.' },
    OPEN_AT: { description: 'When the restaurant must be open.' },
    PARTY_SIZE: { value: 'PARTY', description: 'How many people come.' },
    DISTANCE: { description: 'How far away the restaurant may be.' },
    PLACE: { description: 'Where the restaurant must be, e.g. on a street or in a neighborhood.' },
    REMEMBERED: { description: 'Something that the diner did not name, but that similar example cravings want.' },
  } as const,
});

/** The GraphQL type of one understood part of the craving. The diner can remove this part from the search. */
export const SearchChip = builder.objectRef<Chip>('SearchChip').implement({
  description:
    'One part of the craving that the search understood. Put its key into `withoutChipKeys` to search without ' +
    'this part.',
  fields: (t) => ({
    key: t.exposeString('id', { description: 'The key, e.g. "wanted:quiet". The same part always has the same key.' }),
    kind: t.expose('kind', { type: SearchChipKind, description: 'The kind of the part.' }),
    label: t.string({
      description:
        'The text to show to people. If the part is a concept, this is the name of the concept in the requested ' +
        'language. If not, it is equal to `text`.',
      args: languageArgs,
      resolve: ({ concept, text }, { language }, context) =>
        concept ? conceptLabel(concept, languageOf(context, language)) : text,
    }),
    text: t.string({
      nullable: true,
      description: 'The words of this part, as typed; null for a part that was not typed.',
      resolve: ({ text }) => text || null,
    }),
  }),
});
