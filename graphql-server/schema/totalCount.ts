import { builder } from './builder';

builder.globalConnectionField('totalCount', (t) =>
  t.int({
    description: 'The number of items in the whole list, not only on this page.',
    resolve: ({ totalCount }) => totalCount,
  }),
);
