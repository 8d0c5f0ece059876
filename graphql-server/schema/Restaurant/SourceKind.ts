import { type SourceKind as Kind, sourceKinds } from '../../catalogue/write/SourceInfo';
import { builder } from '../builder';

/** The kinds of sources; the values are the words in the database. */
export const SourceKind = builder.enumType('SourceKind', {
  description:
    'The kind of a source. If several sources have different values for a fact, the value of the kind that is first ' +
    'in this list is usually used. Diets and features of all sources are combined. New values may be added.',
  values: {
    OPERATOR: { value: 'guide' satisfies Kind, description: 'A list by the operator of this server.' },
    BRAND: { value: 'brand' satisfies Kind, description: 'A chain’s own store list.' },
    MAP: { value: 'map' satisfies Kind, description: 'A map that people draw: OpenStreetMap.' },
    AGGREGATE: {
      value: 'aggregate' satisfies Kind,
      description: 'A collection of several sources: Overture, Foursquare.',
    },
    REGISTER: { value: 'register' satisfies Kind, description: 'A city’s register of licenses or inspections.' },
    SAMPLE: { value: 'sample' satisfies Kind, description: 'Sample data, invented for Fuud.' },
  } as const,
});

/** The stored kind of a source. A kind that only a later version of Fuud defines counts as OPERATOR ("guide"). */
export const sourceKindOf = ({ kind }: { kind: string }): Kind => sourceKinds.find((each) => each === kind) ?? 'guide';
