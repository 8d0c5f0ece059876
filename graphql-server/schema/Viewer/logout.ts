import { signOut } from '../../context';
import { builder } from '../builder';
import { viewerPayload } from './viewerPayload';

const LogoutPayload = viewerPayload('logout');

builder.mutationField('logout', (t) =>
  t.field({
    type: LogoutPayload,
    description: 'Ends the session; fine when there is none.',
    resolve: async (_root, _args, context) => ({ viewer: await signOut(context) }),
  }),
);
