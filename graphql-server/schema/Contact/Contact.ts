import type { Contact as ContactShape } from '../../domain/contact/Contact';
import { builder } from '../builder';

const Contact = builder.objectRef<ContactShape>('Contact').implement({
  description: 'The contact addresses of the operator of this server.',
  fields: (t) => ({
    email: t.exposeString('email', { nullable: true, description: 'An e-mail address; null when it is not set.' }),
    postalAddress: t.exposeString('postalAddress', {
      nullable: true,
      description: 'A postal address, which may have several lines; null when it is not set.',
    }),
  }),
});

builder.queryField('contact', (t) =>
  t.field({
    type: Contact,
    description: 'The contact addresses of the operator of this server.',
    resolve: (_root, _args, { contact }) => contact,
  }),
);
