import { signIn } from '../../context/signIn';
import { ticketInput } from '../../domain/accounts/externalSignIn/findTicket';
import { transferSignIn } from '../../domain/accounts/externalSignIn/transferSignIn';
import { signInBrowserOf } from '../../session/signInBrowser';
import { builder } from '../builder';
import { clientMutationId } from '../clientMutationId';
import { viewerPayload } from './viewerPayload';

const TransferSignInInput = builder
  .inputType('TransferSignInInput', {
    description: 'What a sign-in with another provider came back with.',
    fields: (t) => ({
      authToken: t.string({ required: true, description: 'The page’s query parameter auth_token, or auth_link.' }),
      codeVerifier: t.string({
        description: 'The native shell only: the PKCE verifier whose S256 was given as app_challenge at the start.',
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
      'For Fuud’s own app; may change. Signs in with an auth_token: single use, 60 seconds, only in the browser that began, never over a member’s ' +
      'session. With an auth_link token: opens an account without the e-mail instead of linking.',
    args: { input: t.arg({ type: TransferSignInInput, required: true, description: 'The token.' }) },
    resolve: async (_root, { input }, context) => {
      const user = await transferSignIn(context, input, { ...context, browser: signInBrowserOf(context.req) });
      return { viewer: await signIn(context, user) };
    },
  }),
);
