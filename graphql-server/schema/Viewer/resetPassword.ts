import { passwordReset, resetPassword } from '../../domain/accounts/resetPassword';
import { builder } from '../builder';
import { clientMutationId } from '../clientMutationId';
import { payloadType } from '../errors/UserError';

const ResetPasswordInput = builder
  .inputType('ResetPasswordInput', {
    description: 'A new password, and the token from the mail.',
    fields: (t) => ({
      token: t.string({ required: true, description: 'The token of the mailed link.' }),
      newPassword: t.string({
        required: true,
        description: 'At least 6 characters, at most 1000. Spaces are not trimmed.',
      }),
      clientMutationId: clientMutationId(t),
    }),
  })
  .validate(passwordReset.omit({ password: true }).extend({ newPassword: passwordReset.shape.password }));

const ResetPasswordPayload = payloadType('ResetPasswordPayload', { description: 'The answer to resetPassword.' });

builder.mutationField('resetPassword', (t) =>
  t.field({
    type: ResetPasswordPayload,
    description:
      'Sets a new password for the account that received the token. Ends all sessions of the account, confirms its ' +
      'e-mail and cancels a pending change to another e-mail.',
    args: { input: t.arg({ type: ResetPasswordInput, required: true, description: 'Token and password.' }) },
    resolve: async (_root, { input: { token, newPassword } }, context) => {
      await resetPassword(context, { token, password: newPassword }, context.address);
      return {};
    },
  }),
);
