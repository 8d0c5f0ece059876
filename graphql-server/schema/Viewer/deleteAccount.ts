import { forgetAccount } from '../../context/signIn';
import { deleteAccount } from '../../domain/accounts/deleteAccount';
import { builder } from '../builder';
import { emptyInput } from '../emptyInput';
import { viewerPayload } from './viewerPayload';

const DeleteAccountPayload = viewerPayload('deleteAccount');

const DeleteAccountInput = emptyInput('deleteAccount');

builder.mutationField('deleteAccount', (t) =>
  t.field({
    type: DeleteAccountPayload,
    description:
      'Deletes the viewer’s account (a member’s or a guest’s) with all its data, and signs out. Nobody can undo this.',
    args: {
      input: t.arg({ type: DeleteAccountInput, required: true, defaultValue: {}, description: 'May be omitted.' }),
    },
    resolve: async (_root, _args, context) => {
      await deleteAccount(context, context.viewer);
      await context.cities.settle(); // so that the next search no longer counts the user's ratings
      return { viewer: await forgetAccount(context) };
    },
  }),
);
