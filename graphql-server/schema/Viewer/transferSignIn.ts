import { signIn } from '../../context/signIn';
import { transferInput, transferSignIn } from '../../domain/accounts/externalSignIn/transferSignIn';
import { signInBrowserOf } from '../../session/signInBrowser';
import { builder } from '../builder';
import { clientMutationId } from '../clientMutationId';
import { DisplayMode, Language } from '../Settings/enums';
import { viewerPayload } from './viewerPayload';

const TransferSignInInput = builder
  .inputType('TransferSignInInput', {
    description: 'The token of a sign-in with an external provider.',
    fields: (t) => ({
      authToken: t.string({
        required: true,
        description: 'The value of auth_token or auth_link in the URL that the browser opened after the sign-in.',
      }),
      codeVerifier: t.string({
        description:
          'The PKCE code verifier, which only the native app sends. Its S256 hash is the app_challenge of the sign-in.',
      }),
      displayMode: t.field({
        type: DisplayMode,
        description: 'The mode that the person chose on the device, if any. It is stored only in a new account.',
      }),
      language: t.field({
        type: Language,
        description: 'The language that the person chose on the device, if any. It is stored only in a new account.',
      }),
      clientMutationId: clientMutationId(t),
    }),
  })
  .validate(transferInput);

const TransferSignInPayload = viewerPayload('transferSignIn');

builder.mutationField('transferSignIn', (t) =>
  t.field({
    type: TransferSignInPayload,
    description:
      'For Fuud’s own app; this mutation may change. Completes a sign-in with an external provider. An auth_token ' +
      'works for 60 seconds. An auth_link works for ten minutes. It opens a new account that has no e-mail address, ' +
      'for people who do not use linkSignIn. Both tokens work only once, and on the web only in the browser that ' +
      'started the sign-in. The mutation is refused if the viewer is already signed in as a member.',
    args: { input: t.arg({ type: TransferSignInInput, required: true, description: 'The token.' }) },
    resolve: async (_root, { input }, context) => {
      const user = await transferSignIn(context, input, { ...context, browser: signInBrowserOf(context.req) });
      return { viewer: await signIn(context, user) };
    },
  }),
);
