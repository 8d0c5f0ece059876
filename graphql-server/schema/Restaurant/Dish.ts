import { builder } from '../builder';

/** The GraphQL type of a dish. Its only data is a name. */
export const Dish = builder.objectRef<{ name: string }>('Dish').implement({
  description: 'A dish of a restaurant.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name on the menu, in any language.' }),
  }),
});
