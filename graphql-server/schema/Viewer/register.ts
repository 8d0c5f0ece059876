import { signIn } from '../../context/signIn';
import { register } from '../../domain/accounts/register';
import { registration } from '../../domain/accounts/registration';
import { builder } from '../builder';
import { clientMutationId } from '../clientMutationId';
import { DisplayMode, Language } from '../Settings/enums';
import { viewerPayload } from './viewerPayload';

const RegisterInput = builder
  .inputType('RegisterInput', {
    description: 'A new account.',
    fields: (t) => ({
      username: t.string({
        required: true,
        description: '3 to 30 characters. Unique, ignoring case. A username that contains @ must equal the e-mail.',
      }),
      email: t.string({ description: 'Optional. Unique, ignoring case. The e-mail is needed to reset the password.' }),
      password: t.string({
        required: true,
        description: 'At least 6 characters, at most 1000. Spaces are not trimmed.',
      }),
      firstName: t.string({ description: 'Optional, at most 100 characters.' }),
      lastName: t.string({ description: 'Optional, at most 100 characters.' }),
      displayMode: t.field({ type: DisplayMode, description: 'The mode that the person chose on the device, if any.' }),
      language: t.field({ type: Language, description: 'The language that the person chose on the device, if any.' }),
      clientMutationId: clientMutationId(t),
    }),
  })
  .validate(registration);

const RegisterPayload = viewerPayload('register');

builder.mutationField('register', (t) =>
  t.field({
    type: RegisterPayload,
    description: 'Creates an account and signs in.',
    args: { input: t.arg({ type: RegisterInput, required: true, description: 'The new account.' }) },
    resolve: async (_root, { input }, context) => ({
      viewer: await signIn(context, await register(context, input, context.address)),
    }),
  }),
);
