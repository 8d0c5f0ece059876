import { signIn } from '../../context/signIn';
import { changePassword, passwordChange } from '../../domain/accounts/changePassword';
import { builder } from '../builder';
import { clientMutationId } from '../clientMutationId';
import { userPayload } from './userPayload';

const ChangePasswordInput = builder
  .inputType('ChangePasswordInput', {
    description: 'One password for another.',
    fields: (t) => ({
      currentPassword: t.string({ required: true, description: 'The present one, as typed.' }),
      newPassword: t.string({ required: true, description: 'At least 6 characters, at most 1000; kept as typed.' }),
      clientMutationId: clientMutationId(t),
    }),
  })
  .validate(passwordChange);

const ChangePasswordPayload = userPayload('changePassword');

builder.mutationField('changePassword', (t) =>
  t.field({
    type: ChangePasswordPayload,
    description: 'Gives a member another password. Every other session of theirs ends.',
    authScopes: { member: true },
    args: { input: t.arg({ type: ChangePasswordInput, required: true, description: 'The two passwords.' }) },
    resolve: async (_root, { input }, context) => {
      const user = await changePassword(context, context.viewer, input, context);
      await signIn(context, user);
      return { user };
    },
  }),
);
