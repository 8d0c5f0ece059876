import type { SearchRelaxation as Relaxation, RelaxationPart } from '../../search/SearchAnswer';
import { builder } from '../builder';
import { listOf } from '../cost/fieldWeight';
import { SearchChip } from './SearchChip';

const SearchRelaxationKind = builder.enumType('SearchRelaxationKind', {
  description: 'What can be given up.',
  values: {
    CHIP: { description: 'Part of the words: name the chip’s id in `without`.' },
    PRICE: { description: 'The argument priceRanges.' },
    DIETARY: { description: 'The argument dietary.' },
    HOURS: { description: 'The arguments hours and openAt.' },
    TOGETHER: { description: 'Several things at once, because less brings nothing: see `parts`.' },
  } as const,
});

const SearchRelaxationPart = builder.objectRef<RelaxationPart>('SearchRelaxationPart').implement({
  description: 'One thing to give up.',
  fields: (t) => ({
    kind: t.expose('kind', { type: SearchRelaxationKind, description: 'What it is; never TOGETHER.' }),
    chip: t.expose('chip', {
      type: SearchChip,
      nullable: true,
      description: 'The part of the words; null for filters.',
    }),
  }),
});

/** A way on when nothing was found. */
export const SearchRelaxation = builder.objectRef<Relaxation>('SearchRelaxation').implement({
  description: 'What to give up when nothing was found, and what that brings.',
  fields: (t) => ({
    parts: t.expose('parts', {
      type: [SearchRelaxationPart],
      extensions: listOf(4),
      description: 'All that is to be given up, at once: one thing, unless none alone brings anything.',
    }),
    kind: t.field({
      type: SearchRelaxationKind,
      description: 'What to give up.',
      resolve: ({ parts }) => (parts.length === 1 && parts[0] ? parts[0].kind : 'TOGETHER'),
    }),
    chip: t.field({
      type: SearchChip,
      nullable: true,
      description: 'The part of the words; null for filters, and where there are several parts.',
      resolve: ({ parts }) => (parts.length === 1 ? parts[0]?.chip : null),
    }),
    totalCount: t.exposeInt('totalCount', { description: 'How many restaurants answer without it.' }),
  }),
});
