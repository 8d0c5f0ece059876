import { signOut } from '../../context/signIn';
import { builder } from '../builder';
import { emptyInput } from '../emptyInput';
import { viewerPayload } from './viewerPayload';

const LogoutPayload = viewerPayload('logout');

const LogoutInput = emptyInput('logout');

builder.mutationField('logout', (t) =>
  t.field({
    type: LogoutPayload,
    description: 'Ends the session. It is no error if there is no session.',
    args: { input: t.arg({ type: LogoutInput, required: true, defaultValue: {}, description: 'May be omitted.' }) },
    resolve: async (_root, _args, context) => ({ viewer: await signOut(context) }),
  }),
);
