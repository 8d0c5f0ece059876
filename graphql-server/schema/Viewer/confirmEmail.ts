import { confirmEmail, emailConfirmation } from '../../domain/accounts/confirmEmail';
import { findUser } from '../../domain/accounts/findUser';
import { builder } from '../builder';
import { clientMutationId } from '../clientMutationId';
import { payloadType } from '../errors/UserError';
import { User } from './User';

const ConfirmEmailInput = builder
  .inputType('ConfirmEmailInput', {
    description: 'Proof that somebody reads an e-mail.',
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
      description: 'The e-mail that is confirmed; null when it was refused.',
    }),
    user: t.field({
      type: User,
      nullable: true,
      description: 'The account that has it, for its own member only; null for everybody else.',
      resolve: ({ userId }, _args, { prisma, viewer }) => (viewer.userId === userId ? findUser(prisma, viewer) : null),
    }),
  }),
});

builder.mutationField('confirmEmail', (t) =>
  t.field({
    type: ConfirmEmailPayload,
    description: 'Gives an account the e-mail its token was mailed to. Signed in or not: the token is what counts.',
    args: { input: t.arg({ type: ConfirmEmailInput, required: true, description: 'The token.' }) },
    resolve: (_root, { input }, context) => confirmEmail(context, input),
  }),
);
