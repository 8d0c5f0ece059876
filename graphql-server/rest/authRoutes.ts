import type { Response, Router } from 'express';
import type { Context, Deps } from '../context/context';
import { signIn, signOut } from '../context/signIn';
import type { User } from '../database/__generated__/prisma/client';
import { continueAsGuest, guestPass } from '../domain/accounts/continueAsGuest';
import { findUser } from '../domain/accounts/findUser';
import { credentials, login } from '../domain/accounts/login';
import { register } from '../domain/accounts/register';
import { registration } from '../domain/accounts/registration';
import { parseInput } from '../domain/input/parseInput';
import { UserError } from '../errors/UserError';
import { isOpenedOnPurpose } from './isSentByOthers';
import { ownPath } from './ownPath';
import { presentSignedIn, presentUser } from './present/presentUser';
import { readFirst } from './readQuery';
import { route } from './route';
import { signInAddress } from './signInAddress';

/** /api/auth and /api/login: routes for the current user, for signing in and for signing out. */
export function authRoutes(router: Router, deps: Deps): void {
  const open = async (context: Context, response: Response, user: User, status = 200) => {
    await signIn(context, user);
    response.status(status).json(presentSignedIn(user));
  };

  route(router, deps, '/api/auth/user', {
    get: async (_request, response, { prisma, viewer }) => {
      const user = await findUser(prisma, viewer);
      if (!user) throw new UserError('UNAUTHENTICATED', 'Unauthorized');
      response.json(presentUser(user));
    },
  });

  route(router, deps, '/api/auth/register', {
    post: async (request, response, context) => {
      const input = parseInput(registration, request.body ?? {});
      await open(context, response, await register(context, input, context.address), 201);
    },
  });

  route(router, deps, '/api/auth/login', {
    post: async (request, response, context) => {
      const input = parseInput(credentials, request.body ?? {});
      await open(context, response, await login(context, input, context));
    },
  });

  route(router, deps, '/api/auth/guest', {
    post: async (request, response, context) => {
      const input = parseInput(guestPass, request.body ?? {});
      await open(context, response, await continueAsGuest(context, input, context.address));
    },
  });

  route(router, deps, '/api/auth/logout', {
    get: async (request, response, context) => {
      // A link on another site, a picture or a frame can cause a request to this path. Such a request must not sign
      // anybody out.
      if (!isOpenedOnPurpose(request)) return response.redirect(302, '/');
      await signOut(context);
      response.redirect(302, '/?logged_out=true');
    },
    post: async (_request, response, context) => {
      await signOut(context);
      response.json({ message: 'Signed out' });
    },
  });

  route(router, deps, '/api/login', {
    get: (request, response) => {
      response.redirect(302, signInAddress(ownPath(readFirst(request, 'returnTo'))));
    },
  });
}
