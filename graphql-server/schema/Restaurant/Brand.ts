import { builder } from '../builder';

/** The GraphQL type of a restaurant chain. The name is its only field. */
export const Brand = builder.objectRef<{ name: string }>('Brand').implement({
  description: 'A chain of restaurants.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of the chain, e.g. "Arby’s".' }),
  }),
});
