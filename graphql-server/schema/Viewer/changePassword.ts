import { signIn } from '../../context/signIn';
import { changePassword, passwordChange } from '../../domain/accounts/changePassword';
import { builder } from '../builder';
import { clientMutationId } from '../clientMutationId';
import { userPayload } from './userPayload';

const ChangePasswordInput = builder
  .inputType('ChangePasswordInput', {
    description: 'The current password and the new password.',
    fields: (t) => ({
      currentPassword: t.string({ required: true, description: 'The current password, as typed.' }),
      newPassword: t.string({
        required: true,
        description: 'At least 6 characters, at most 1000. Spaces are not trimmed.',
      }),
      clientMutationId: clientMutationId(t),
    }),
  })
  .validate(passwordChange);

const ChangePasswordPayload = userPayload('changePassword');

builder.mutationField('changePassword', (t) =>
  t.field({
    type: ChangePasswordPayload,
    description:
      'Changes a member’s password. All other sessions of the member end. A pending change of the e-mail is ' +
      'canceled, and a mailed link to reset the password stops working.',
    authScopes: { member: true },
    args: { input: t.arg({ type: ChangePasswordInput, required: true, description: 'The two passwords.' }) },
    resolve: async (_root, { input }, context) => {
      const user = await changePassword(context, context.viewer, input, context);
      await signIn(context, user);
      return { user };
    },
  }),
);
