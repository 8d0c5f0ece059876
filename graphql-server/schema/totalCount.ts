import { builder } from './builder';

builder.globalConnectionField('totalCount', (t) =>
  t.int({
    description: 'How many there are in all, whatever the page holds.',
    resolve: ({ totalCount }) => totalCount,
  }),
);
