import { builder } from '../builder';

/** The GraphQL type of a dish. The name is its only field. */
export const Dish = builder.objectRef<{ name: string }>('Dish').implement({
  description: 'A dish of a restaurant.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name on the menu. The menu can be in any language.' }),
  }),
});
