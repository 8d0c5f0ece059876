import { forgetDevice, rememberDevice } from '../session/device';
import * as session from '../session/session';
import { anonymous, type Viewer } from '../Viewer';
import { type Context, loadersFor } from './context';

/**
 * Opens the user's session (under a new session id), makes the user this operation's viewer and, for a member, the
 * device one that the account knows.
 * @throws UserError UNAUTHENTICATED when the account is gone or its password has changed meanwhile
 */
export async function signIn(context: Context, user: session.Entrant): Promise<Viewer> {
  await session.signIn(context.req, user);
  if (!user.isGuest) rememberDevice(exchangeOf(context), user.id);
  return become(context, { kind: user.isGuest ? 'GUEST' : 'MEMBER', userId: user.id });
}

/** Ends the session; fine when there is none. */
export async function signOut(context: Context): Promise<Viewer> {
  await session.signOut(context.req, context.res);
  return become(context, anonymous);
}

/** After the account is gone: the session ends and the device bears no mark of it. */
export async function forgetAccount(context: Context): Promise<Viewer> {
  if (context.viewer.kind === 'MEMBER') forgetDevice(exchangeOf(context), context.viewer.userId);
  return signOut(context);
}

/** After the former guest's saves are the member's: there is nothing more to import. */
export async function forgetFormerGuest(context: Context): Promise<void> {
  await session.forgetFormerGuest(context.req);
  context.formerGuestId = null;
}

const exchangeOf = ({ req, res, secret }: Context) => ({ request: req, response: res, secret });

function become(context: Context, viewer: Viewer): Viewer {
  context.viewer = viewer;
  context.formerGuestId = session.formerGuestOf(context.req);
  context.accountLanguage = null;
  context.loaders = loadersFor(context, context.res, viewer);
  return viewer;
}
