import { profileChange, updateProfile } from '../../domain/accounts/updateProfile';
import { builder } from '../builder';
import { clientMutationId } from '../clientMutationId';
import { userPayload } from './userPayload';

const UpdateProfileInput = builder
  .inputType('UpdateProfileInput', {
    description: 'What to change. An absent field does not change. Null or a blank text clears a field.',
    fields: (t) => ({
      firstName: t.string({ description: 'At most 100 characters.' }),
      lastName: t.string({ description: 'At most 100 characters.' }),
      clientMutationId: clientMutationId(t),
    }),
  })
  .validate(profileChange);

const UpdateProfilePayload = userPayload('updateProfile');

builder.mutationField('updateProfile', (t) =>
  t.field({
    type: UpdateProfilePayload,
    description: 'Changes the first name and the last name of a member.',
    authScopes: { member: true },
    args: { input: t.arg({ type: UpdateProfileInput, required: true, description: 'What to change.' }) },
    resolve: async (_root, { input }, context) => ({ user: await updateProfile(context, context.viewer, input) }),
  }),
);
