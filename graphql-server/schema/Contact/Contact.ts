import type { Contact as ContactShape } from '../../domain/contact/Contact';
import { builder } from '../builder';

const Contact = builder.objectRef<ContactShape>('Contact').implement({
  description: 'Where people can write to whoever runs this Fuud.',
  fields: (t) => ({
    email: t.exposeString('email', { nullable: true, description: 'An e-mail address; null when none is given.' }),
    postalAddress: t.exposeString('postalAddress', {
      nullable: true,
      description: 'A postal address, perhaps of several lines; null when none is given.',
    }),
  }),
});

builder.queryField('contact', (t) =>
  t.field({
    type: Contact,
    description: 'Where people can write to whoever runs this Fuud.',
    resolve: (_root, _args, { contact }) => contact,
  }),
);
