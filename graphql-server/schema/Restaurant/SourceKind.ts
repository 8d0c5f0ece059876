import { type SourceKind as Kind, sourceKinds } from '../../catalogue/write/SourceInfo';
import { builder } from '../builder';

/** The kinds of sources; values are the words of the database. */
export const SourceKind = builder.enumType('SourceKind', {
  description:
    'What kind of source it is, which decides whose word counts where several know a fact. New values may be added.',
  values: {
    OPERATOR: { value: 'guide' satisfies Kind, description: 'An operator’s own list.' },
    BRAND: { value: 'brand' satisfies Kind, description: 'A chain’s own store list.' },
    MAP: { value: 'map' satisfies Kind, description: 'A map that people draw: OpenStreetMap.' },
    AGGREGATE: {
      value: 'aggregate' satisfies Kind,
      description: 'Several sources put together: Overture, Foursquare.',
    },
    REGISTER: { value: 'register' satisfies Kind, description: 'A city’s licenses or inspections.' },
    SAMPLE: { value: 'sample' satisfies Kind, description: 'Invented for Fuud.' },
  } as const,
});

/** The stored word as one of the kinds; a word of a later version counts as an operator's own list. */
export const sourceKindOf = ({ kind }: { kind: string }): Kind => sourceKinds.find((each) => each === kind) ?? 'guide';
