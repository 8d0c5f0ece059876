import { signIn } from '../../context/signIn';
import { linkInput, linkSignIn } from '../../domain/accounts/externalSignIn/linkSignIn';
import { signInBrowserOf } from '../../session/signInBrowser';
import { builder } from '../builder';
import { clientMutationId } from '../clientMutationId';
import { viewerPayload } from './viewerPayload';

const LinkSignInInput = builder
  .inputType('LinkSignInInput', {
    description: 'The token of the sign-in, and the password of the account that has the e-mail from the provider.',
    fields: (t) => ({
      authToken: t.string({
        required: true,
        description: 'The query parameter auth_link of the page that opens after the sign-in with the provider.',
      }),
      password: t.string({ required: true, description: 'The password of the account, as typed.' }),
      codeVerifier: t.string({
        description:
          'The PKCE code verifier, which only the native app sends. Its S256 hash is the app_challenge of the sign-in.',
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
      'For Fuud’s own app; this mutation may change. Checks the password of the account that has the e-mail from the ' +
      'provider, links the external provider to this account, and signs in. After ten minutes or five attempts with ' +
      'a password, the token stops working (INVALID_AUTH_TOKEN). On the web, the token works only in the browser ' +
      'that started the sign-in. The mutation is refused if the viewer is already signed in as a member.',
    args: { input: t.arg({ type: LinkSignInInput, required: true, description: 'The token and the password.' }) },
    resolve: async (_root, { input }, context) => {
      const user = await linkSignIn(context, input, { ...context, browser: signInBrowserOf(context.req) });
      return { viewer: await signIn(context, user) };
    },
  }),
);
