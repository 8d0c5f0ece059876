import { builder } from '../builder';

/** A part of a city, made from its name. */
export const Neighborhood = builder.objectRef<{ name: string }>('Neighborhood').implement({
  description: 'A part of a city.',
  fields: (t) => ({
    key: t.exposeString('name', {
      description: 'The value for `filter: { neighborhoods }`; unique within its city, other cities may have the same.',
    }),
    name: t.exposeString('name', { description: 'What people call it, e.g. "Delmar Loop".' }),
  }),
});

/** Null when unknown. */
export const neighborhoodOf = ({ neighborhood }: { neighborhood: string | null }) =>
  neighborhood ? { name: neighborhood } : null;
