import type { User as UserRow } from '../../database/__generated__/prisma/client';
import { emailWish, requestEmailChange } from '../../domain/accounts/requestEmailChange';
import { builder } from '../builder';
import { clientMutationId } from '../clientMutationId';
import { payloadType } from '../errors/UserError';
import { Language } from '../Settings/enums';
import { User } from './User';

const RequestEmailChangeInput = builder
  .inputType('RequestEmailChangeInput', {
    description: 'The new e-mail, and what is needed to change it.',
    fields: (t) => ({
      email: t.string({
        required: true,
        description:
          'The new e-mail. It can also be the present e-mail, e.g. to confirm it. A request for the present e-mail ' +
          'cancels a pending change to another e-mail.',
      }),
      currentPassword: t.string({
        description: 'The present password. Not needed for the present e-mail, or if the account has no password.',
      }),
      fallbackLanguage: t.field({
        type: Language,
        description: 'The language of the mail, if the account has no language. English by default.',
      }),
      clientMutationId: clientMutationId(t),
    }),
  })
  .validate(emailWish);

const RequestEmailChangePayload = payloadType<{ user: UserRow }>('RequestEmailChangePayload', {
  description: 'The answer to requestEmailChange.',
  fields: (t) => ({
    user: t.field({
      type: User,
      nullable: true,
      description: 'The account, with pendingEmail; null when the mutation was refused.',
      resolve: ({ user }) => user,
    }),
  }),
});

builder.mutationField('requestEmailChange', (t) =>
  t.field({
    type: RequestEmailChangePayload,
    description:
      'Mails a link to the given e-mail. The link works only once, only for one day, and only if no newer link was ' +
      'mailed. If somebody opens the link, the given e-mail becomes the e-mail of the account. If the given e-mail ' +
      'already is the confirmed e-mail of the account, no link is mailed.',
    authScopes: { member: true },
    args: { input: t.arg({ type: RequestEmailChangeInput, required: true, description: 'The e-mail.' }) },
    resolve: async (_root, { input }, context) => ({
      user: await requestEmailChange(context, context.viewer, input, context),
    }),
  }),
);
