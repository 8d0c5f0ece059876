import type { SearchRelaxation as Relaxation } from '../../search/SearchAnswer';
import { builder } from '../builder';
import { SearchChip } from './SearchChip';

const SearchRelaxationKind = builder.enumType('SearchRelaxationKind', {
  description: 'What can be given up.',
  values: {
    CHIP: { description: 'Part of the words: name the chip’s id in `without`.' },
    PRICE: { description: 'The argument priceRanges.' },
    DIETARY: { description: 'The argument dietary.' },
    HOURS: { description: 'The arguments hours and openAt.' },
  } as const,
});

/** A way on when nothing was found. */
export const SearchRelaxation = builder.objectRef<Relaxation>('SearchRelaxation').implement({
  description: 'Something to give up when nothing was found, and what that brings.',
  fields: (t) => ({
    kind: t.expose('kind', { type: SearchRelaxationKind, description: 'What to give up.' }),
    chip: t.expose('chip', {
      type: SearchChip,
      nullable: true,
      description: 'The part of the words; null for filters.',
    }),
    totalCount: t.exposeInt('totalCount', { description: 'How many restaurants answer without it.' }),
  }),
});
