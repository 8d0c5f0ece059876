import { signIn } from '../../context/signIn';
import { linkInput, linkSignIn } from '../../domain/accounts/externalSignIn/linkSignIn';
import { signInBrowserOf } from '../../session/signInBrowser';
import { builder } from '../builder';
import { clientMutationId } from '../clientMutationId';
import { viewerPayload } from './viewerPayload';

const LinkSignInInput = builder
  .inputType('LinkSignInInput', {
    description: 'The token of the sign-in, and the password of the account that already has the same e-mail.',
    fields: (t) => ({
      authToken: t.string({ required: true, description: 'The page’s query parameter auth_link.' }),
      password: t.string({ required: true, description: 'The password of that account, as typed.' }),
      codeVerifier: t.string({
        description:
          'Only the native app sends this: the PKCE code verifier whose S256 hash was app_challenge at the start.',
      }),
      clientMutationId: clientMutationId(t),
    }),
  })
  .validate(linkInput);

const LinkSignInPayload = viewerPayload('linkSignIn');

builder.mutationField('linkSignIn', (t) =>
  t.field({
    type: LinkSignInPayload,
    description:
      'For Fuud’s own app; this mutation may change. Links the provider to the account that has the same e-mail and ' +
      'a password, and signs in. After ten minutes or five wrong passwords (WRONG_PASSWORD), the token stops working ' +
      '(INVALID_AUTH_TOKEN).',
    args: { input: t.arg({ type: LinkSignInInput, required: true, description: 'The token and the password.' }) },
    resolve: async (_root, { input }, context) => {
      const user = await linkSignIn(context, input, { ...context, browser: signInBrowserOf(context.req) });
      return { viewer: await signIn(context, user) };
    },
  }),
);
