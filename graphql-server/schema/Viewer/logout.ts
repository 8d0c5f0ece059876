import { signOut } from '../../context/signIn';
import { builder } from '../builder';
import { emptyInput } from '../emptyInput';
import { viewerPayload } from './viewerPayload';

const LogoutPayload = viewerPayload('logout');

const LogoutInput = emptyInput('logout');

builder.mutationField('logout', (t) =>
  t.field({
    type: LogoutPayload,
    description: 'Ends the session. Without a session, this mutation changes nothing and is not an error.',
    args: { input: t.arg({ type: LogoutInput, required: true, defaultValue: {}, description: 'The optional input.' }) },
    resolve: async (_root, _args, context) => ({ viewer: await signOut(context) }),
  }),
);
