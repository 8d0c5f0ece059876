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
      'Removes the viewer’s account, a guest’s too, with everything that is theirs, and signs out. For good.',
    args: {
      input: t.arg({ type: DeleteAccountInput, required: true, defaultValue: {}, description: 'May be omitted.' }),
    },
    resolve: async (_root, _args, context) => {
      await deleteAccount(context, context.viewer);
      await context.cities.settle(); // the next search no longer counts their ratings
      return { viewer: await forgetAccount(context) };
    },
  }),
);
