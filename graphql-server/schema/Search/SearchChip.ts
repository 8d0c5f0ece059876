import type { Chip } from '../../search/parse/Understanding';
import { builder } from '../builder';
import { languageArgs } from '../languageArgs';
import { languageOf } from '../languageOf';
import { conceptLabel } from './Concept';

const SearchChipKind = builder.enumType('SearchChipKind', {
  description: 'What kind of thing was understood. New values may be added.',
  values: {
    WANTED: { description: 'Something asked for.' },
    UNWANTED: { description: 'Something refused.' },
    DIETARY: { description: 'A diet that has to be catered for.' },
    ALLERGY: { description: 'Something that must not be on the plate.' },
    PRICE: { description: 'What it may cost.' },
    OPEN_AT: { description: 'When it has to be open.' },
    PARTY_SIZE: { value: 'PARTY', description: 'How many people come.' },
    DISTANCE: { description: 'How far it may be.' },
    PLACE: { description: 'The part of the city it should be in: a street, a neighborhood, near a place.' },
    REMEMBERED: { description: 'Something that people with similar cravings want.' },
  } as const,
});

/** One removable part of what was understood. */
export const SearchChip = builder.objectRef<Chip>('SearchChip').implement({
  description: 'One thing that was understood. Name its key in `withoutChipKeys` to search as if it had not been said.',
  fields: (t) => ({
    key: t.exposeString('id', { description: 'The same for the same craving, e.g. "wanted:quiet".' }),
    kind: t.expose('kind', { type: SearchChipKind, description: 'What kind of thing it is.' }),
    label: t.string({
      description:
        'What was understood, for people: the name of a concept in a language; the same as text where it stands for no concept.',
      args: languageArgs,
      resolve: ({ concept, text }, { language }, context) =>
        concept ? conceptLabel(concept, languageOf(context, language)) : text,
    }),
    text: t.string({
      nullable: true,
      description: 'The words of the craving that were understood so, as typed; null where similar cravings told it.',
      resolve: ({ text }) => text || null,
    }),
  }),
});
