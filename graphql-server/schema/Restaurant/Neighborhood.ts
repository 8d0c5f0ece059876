import { builder } from '../builder';

/** The GraphQL type of a part of a city. Both its fields return the name. */
export const Neighborhood = builder.objectRef<{ name: string }>('Neighborhood').implement({
  description: 'A part of a city.',
  fields: (t) => ({
    key: t.exposeString('name', {
      description:
        'The value for `filter: { neighborhoods }`. It is unique within a city; a part of another city can have the ' +
        'same key.',
    }),
    name: t.exposeString('name', { description: 'The name, e.g. "Delmar Loop".' }),
  }),
});

/** The neighborhood of a restaurant; null when unknown. */
export const neighborhoodOf = ({ neighborhood }: { neighborhood: string | null }) =>
  neighborhood ? { name: neighborhood } : null;
