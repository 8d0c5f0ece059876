import { signIn } from '../../context/signIn';
import { continueAsGuest, guestPass } from '../../domain/accounts/continueAsGuest';
import { builder } from '../builder';
import { clientMutationId } from '../clientMutationId';
import { uuidOf } from '../globalId';
import { viewerPayload } from './viewerPayload';

const ContinueAsGuestInput = builder
  .inputType('ContinueAsGuestInput', {
    description: 'The guest that the viewer wants to be.',
    fields: (t) => ({
      guestId: t.id({
        description:
          'The id (uuid or global id) of the guest’s User, if the device stored the id at an earlier visit. If the ' +
          'answer contains a User with another id, store the other id instead.',
      }),
      clientMutationId: clientMutationId(t),
    }),
  })
  .validate(guestPass);

const ContinueAsGuestPayload = viewerPayload('continueAsGuest');

builder.mutationField('continueAsGuest', (t) =>
  t.field({
    type: ContinueAsGuestPayload,
    description: 'For Fuud’s own app; this mutation may change. Signs in as the given guest, or as a new guest.',
    args: { input: t.arg({ type: ContinueAsGuestInput, required: true, description: 'The guest.' }) },
    resolve: async (_root, { input }, context) => {
      const guestId = input.guestId && uuidOf('User', input.guestId);
      return { viewer: await signIn(context, await continueAsGuest(context, { guestId }, context.address)) };
    },
  }),
);
