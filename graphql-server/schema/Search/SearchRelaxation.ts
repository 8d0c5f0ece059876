import type { SearchRelaxation as Relaxation, RelaxationPart } from '../../search/score/SearchAnswer';
import { builder } from '../builder';
import { listOf } from '../cost/fieldWeight';
import { SearchChip } from './SearchChip';

const SearchRelaxationKind = builder.enumType('SearchRelaxationKind', {
  description: 'The kind of condition to drop. New values may be added.',
  values: {
    CHIP: { description: 'A chip. To drop the chip, put its key into `withoutChipKeys`.' },
    PRICE_RANGES: { value: 'PRICE', description: 'The condition `filter.priceRanges`.' },
    DIETARY: { description: 'The condition `filter.dietary`.' },
    FEATURES: { description: 'The condition `filter.features`.' },
    CUISINES: { description: 'The condition `filter.cuisines`.' },
    NEIGHBORHOODS: { description: 'The condition `filter.neighborhoods`.' },
    GEM_TYPES: { description: 'The condition `filter.gemTypes`.' },
    HOURS: { description: 'The conditions `filter.isOpenNow`, `filter.isOpen24Hours` and `filter.openAt`.' },
  } as const,
});

const SearchRelaxationPart = builder.objectRef<RelaxationPart>('SearchRelaxationPart').implement({
  description: 'One condition to drop.',
  fields: (t) => ({
    kind: t.expose('kind', { type: SearchRelaxationKind, description: 'The kind of condition.' }),
    chip: t.expose('chip', {
      type: SearchChip,
      nullable: true,
      description: 'The chip to drop; null if the condition is a filter.',
    }),
  }),
});

/** The GraphQL type of a suggestion for a search that found nothing. */
export const SearchRelaxation = builder.objectRef<Relaxation>('SearchRelaxation').implement({
  description: 'For a search that found nothing: conditions to drop, and the number of results without them.',
  fields: (t) => ({
    parts: t.expose('parts', {
      type: [SearchRelaxationPart],
      extensions: listOf(4),
      description: 'The conditions to drop together: one condition, or several if dropping only one gives no results.',
    }),
    totalCount: t.exposeInt('totalCount', { description: 'The number of results without these conditions.' }),
  }),
});
