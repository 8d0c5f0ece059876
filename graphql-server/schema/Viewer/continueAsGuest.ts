import { signIn } from '../../context/signIn';
import { continueAsGuest, guestPass } from '../../domain/accounts/continueAsGuest';
import { builder } from '../builder';
import { clientMutationId } from '../clientMutationId';
import { uuidOf } from '../globalId';
import { viewerPayload } from './viewerPayload';

const ContinueAsGuestInput = builder
  .inputType('ContinueAsGuestInput', {
    description: 'Which guest continues without an account.',
    fields: (t) => ({
      guestId: t.id({
        description:
          'The uuid or global id of the User that the device stored at an earlier visit, if any. If the answer has ' +
          'another User, store the id of that User instead.',
      }),
      clientMutationId: clientMutationId(t),
    }),
  })
  .validate(guestPass);

const ContinueAsGuestPayload = viewerPayload('continueAsGuest');

builder.mutationField('continueAsGuest', (t) =>
  t.field({
    type: ContinueAsGuestPayload,
    description: 'For Fuud’s own app; this mutation may change. Signs in as the guest with this id, or as a new guest.',
    args: { input: t.arg({ type: ContinueAsGuestInput, required: true, description: 'Which guest.' }) },
    resolve: async (_root, { input }, context) => {
      const guestId = input.guestId && uuidOf('User', input.guestId);
      return { viewer: await signIn(context, await continueAsGuest(context, { guestId }, context.address)) };
    },
  }),
);
