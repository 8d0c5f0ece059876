import { leave } from '../../context';
import { deleteAccount } from '../../domain/accounts/deleteAccount';
import { builder } from '../builder';
import { viewerPayload } from './viewerPayload';

const DeleteAccountPayload = viewerPayload('deleteAccount');

builder.mutationField('deleteAccount', (t) =>
  t.field({
    type: DeleteAccountPayload,
    description:
      'Removes the viewer’s account, a guest’s too, with everything that is theirs, and signs out. For good.',
    resolve: async (_root, _args, context) => {
      await deleteAccount(context, context.viewer);
      await context.cities.settle(); // the next search counts their ratings no more
      return { viewer: await leave(context) };
    },
  }),
);
