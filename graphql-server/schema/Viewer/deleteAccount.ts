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
      'Permanently deletes the account of the viewer (a member or a guest) and all data of the account. Signs out.',
    args: {
      input: t.arg({ type: DeleteAccountInput, required: true, defaultValue: {}, description: 'The optional input.' }),
    },
    resolve: async (_root, _args, context) => {
      await deleteAccount(context, context.viewer);
      await context.cities.settle(); // so that the next search no longer counts the user's ratings
      return { viewer: await forgetAccount(context) };
    },
  }),
);
