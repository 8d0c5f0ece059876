import { forgetDevice, rememberDevice } from '../session/device';
import * as session from '../session/session';
import { anonymous, type Viewer } from '../Viewer';
import type { Context } from './context';
import { loadersFor } from './loadersFor';

/**
 * Starts the user's session (under a new session id) and makes the user the viewer of this operation. If the user is a
 * member, a mark of the account is also added to the device's cookie (rememberDevice).
 * @throws UserError UNAUTHENTICATED when the account was deleted or its password has changed
 */
export async function signIn(context: Context, user: session.SigningInUser): Promise<Viewer> {
  await session.signIn(context.req, user);
  if (!user.isGuest) rememberDevice(exchangeOf(context), user.id);
  return become(context, { kind: user.isGuest ? 'GUEST' : 'MEMBER', userId: user.id });
}

/** Ends the session, if there is one. The viewer of this operation becomes anonymous. */
export async function signOut(context: Context): Promise<Viewer> {
  await session.signOut(context.req, context.res);
  return become(context, anonymous);
}

/** Ends the session after the account was deleted, and removes the account's mark from the device's cookie. */
export async function forgetAccount(context: Context): Promise<Viewer> {
  if (context.viewer.kind === 'MEMBER') forgetDevice(exchangeOf(context), context.viewer.userId);
  return signOut(context);
}

/**
 * Removes from the session the guest who used this device before the member signed in. Call this after the guest's
 * saves were imported into the account.
 */
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
