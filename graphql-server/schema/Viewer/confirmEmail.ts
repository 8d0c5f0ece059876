import { confirmEmail, emailConfirmation } from '../../domain/accounts/confirmEmail';
import { findUser } from '../../domain/accounts/findUser';
import { builder } from '../builder';
import { clientMutationId } from '../clientMutationId';
import { payloadType } from '../errors/UserError';
import { User } from './User';

const ConfirmEmailInput = builder
  .inputType('ConfirmEmailInput', {
    description: 'The token from the link that Fuud mailed to the address that is to be confirmed.',
    fields: (t) => ({
      token: t.string({ required: true, description: 'The token of the mailed link.' }),
      clientMutationId: clientMutationId(t),
    }),
  })
  .validate(emailConfirmation);

const ConfirmEmailPayload = payloadType<{ userId: string; email: string }>('ConfirmEmailPayload', {
  description: 'The answer to confirmEmail.',
  fields: (t) => ({
    email: t.exposeString('email', {
      nullable: true,
      description: 'The e-mail that is now confirmed; null when the mutation was refused.',
    }),
    user: t.field({
      type: User,
      nullable: true,
      description:
        'The account that now has the e-mail; null if the viewer is not signed in to this account, or if the ' +
        'mutation was refused.',
      resolve: ({ userId }, _args, { prisma, viewer }) => (viewer.userId === userId ? findUser(prisma, viewer) : null),
    }),
  }),
});

builder.mutationField('confirmEmail', (t) =>
  t.field({
    type: ConfirmEmailPayload,
    description:
      'Sets the e-mail of an account to the address that received the token. The e-mail is then confirmed. A ' +
      'mailed link to reset the password stops working. The caller does not need to be signed in.',
    args: { input: t.arg({ type: ConfirmEmailInput, required: true, description: 'The token.' }) },
    resolve: (_root, { input }, context) => confirmEmail(context, input),
  }),
);
