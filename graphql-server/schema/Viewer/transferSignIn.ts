import { signIn } from '../../context/signIn';
import { ticketInput } from '../../domain/accounts/externalSignIn/findTicket';
import { transferSignIn } from '../../domain/accounts/externalSignIn/transferSignIn';
import { signInBrowserOf } from '../../session/signInBrowser';
import { builder } from '../builder';
import { clientMutationId } from '../clientMutationId';
import { viewerPayload } from './viewerPayload';

const TransferSignInInput = builder
  .inputType('TransferSignInInput', {
    description: 'The token of a sign-in with an external provider.',
    fields: (t) => ({
      authToken: t.string({ required: true, description: 'The page’s query parameter: auth_token or auth_link.' }),
      codeVerifier: t.string({
        description:
          'Only the native app sends this: the PKCE code verifier whose S256 hash was app_challenge at the start.',
      }),
      clientMutationId: clientMutationId(t),
    }),
  })
  .validate(ticketInput);

const TransferSignInPayload = viewerPayload('transferSignIn');

builder.mutationField('transferSignIn', (t) =>
  t.field({
    type: TransferSignInPayload,
    description:
      'For Fuud’s own app; this mutation may change. Completes a sign-in with an external provider. An auth_token ' +
      'signs in. It works once, within 60 seconds, and only in the browser that started the sign-in. An auth_link ' +
      'creates a new account without an e-mail, for people who do not want to link their account (see linkSignIn). ' +
      'The mutation fails if the viewer is already signed in as a member.',
    args: { input: t.arg({ type: TransferSignInInput, required: true, description: 'The token.' }) },
    resolve: async (_root, { input }, context) => {
      const user = await transferSignIn(context, input, { ...context, browser: signInBrowserOf(context.req) });
      return { viewer: await signIn(context, user) };
    },
  }),
);
