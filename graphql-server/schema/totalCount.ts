import { builder } from './builder';

builder.globalConnectionField('totalCount', (t) =>
  t.int({
    description: 'How many items the whole list has, not only this page.',
    resolve: ({ totalCount }) => totalCount,
  }),
);
