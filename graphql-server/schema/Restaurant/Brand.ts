import { builder } from '../builder';

/** The GraphQL type of a chain. Its only data is a name. */
export const Brand = builder.objectRef<{ name: string }>('Brand').implement({
  description: 'A chain of restaurants.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of the chain, e.g. "Arby’s".' }),
  }),
});
