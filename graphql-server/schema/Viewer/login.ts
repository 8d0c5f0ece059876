import { signIn } from '../../context/signIn';
import { credentials, login } from '../../domain/accounts/login';
import { builder } from '../builder';
import { clientMutationId } from '../clientMutationId';
import { viewerPayload } from './viewerPayload';

const LoginInput = builder
  .inputType('LoginInput', {
    description: 'A username or e-mail, and the password.',
    fields: (t) => ({
      username: t.string({ required: true, description: 'A username or an e-mail. Capitals do not matter.' }),
      password: t.string({ required: true, description: 'The password, as typed.' }),
      clientMutationId: clientMutationId(t),
    }),
  })
  .validate(credentials);

const LoginPayload = viewerPayload('login');

builder.mutationField('login', (t) =>
  t.field({
    type: LoginPayload,
    description: 'Signs in. An unknown name and a wrong password get the same answer.',
    args: { input: t.arg({ type: LoginInput, required: true, description: 'The name and the password.' }) },
    resolve: async (_root, { input }, context) => ({
      viewer: await signIn(context, await login(context, input, context)),
    }),
  }),
);
