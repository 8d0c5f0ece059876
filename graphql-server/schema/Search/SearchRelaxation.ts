import type { SearchRelaxation as Relaxation, RelaxationPart } from '../../search/score/SearchAnswer';
import { builder } from '../builder';
import { listOf } from '../cost/fieldWeight';
import { SearchChip } from './SearchChip';

const SearchRelaxationKind = builder.enumType('SearchRelaxationKind', {
  description: 'What can be given up. New values may be added.',
  values: {
    CHIP: { description: 'Part of the words: name the chip’s key in `withoutChipKeys`.' },
    PRICE_RANGES: { value: 'PRICE', description: 'filter.priceRanges.' },
    DIETARY: { description: 'filter.dietary.' },
    FEATURES: { description: 'filter.features.' },
    CUISINES: { description: 'filter.cuisines.' },
    NEIGHBORHOODS: { description: 'filter.neighborhoods.' },
    GEM_TYPES: { description: 'filter.gemTypes.' },
    HOURS: { description: 'filter.isOpenNow, filter.isOpen24Hours and filter.openAt.' },
  } as const,
});

const SearchRelaxationPart = builder.objectRef<RelaxationPart>('SearchRelaxationPart').implement({
  description: 'One thing to give up.',
  fields: (t) => ({
    kind: t.expose('kind', { type: SearchRelaxationKind, description: 'What it is.' }),
    chip: t.expose('chip', {
      type: SearchChip,
      nullable: true,
      description: 'The part of the words; null for filters.',
    }),
  }),
});

/** Which conditions to drop when nothing was found. */
export const SearchRelaxation = builder.objectRef<Relaxation>('SearchRelaxation').implement({
  description: 'What to give up when nothing was found, and what that brings.',
  fields: (t) => ({
    parts: t.expose('parts', {
      type: [SearchRelaxationPart],
      extensions: listOf(4),
      description: 'All that is to be given up, at once: one thing, unless none alone brings anything.',
    }),
    totalCount: t.exposeInt('totalCount', { description: 'How many restaurants answer without it.' }),
  }),
});
