import type { Request, Response, Router } from 'express';
import { type Context, createContext, type Deps } from '../context/context';
import { signIn, signOut } from '../context/signIn';
import type { User } from '../database/__generated__/prisma/client';
import { continueAsGuest, guestPass } from '../domain/accounts/continueAsGuest';
import { findUser } from '../domain/accounts/findUser';
import { credentials, login } from '../domain/accounts/login';
import { register } from '../domain/accounts/register';
import { registration } from '../domain/accounts/registration';
import { parseInput } from '../domain/input/parseInput';
import { UserError } from '../errors/UserError';
import { viewerOf } from '../session/session';
import { isMeant } from './isSentByOthers';
import { ownPath } from './ownPath';
import { presentSignedIn, presentUser } from './present/presentUser';
import { readFirst } from './readQuery';
import { route } from './route';
import { signInAddress } from './signInAddress';

/** /api/auth and /api/login: who asks, signing in and out. */
export function authRoutes(router: Router, deps: Deps): void {
  const contextOf = (request: Request, response: Response) => createContext({ req: request, res: response, deps });
  const open = async (context: Context, response: Response, user: User, status = 200) => {
    await signIn(context, user);
    response.status(status).json(presentSignedIn(user));
  };

  route(router, '/api/auth/user', {
    get: async (request, response) => {
      const user = await findUser(deps.prisma, viewerOf(request));
      if (!user) throw new UserError('UNAUTHENTICATED', 'Unauthorized');
      response.json(presentUser(user));
    },
  });

  route(router, '/api/auth/register', {
    post: async (request, response) => {
      const context = contextOf(request, response);
      const input = parseInput(registration, request.body ?? {});
      await open(context, response, await register(context, input, context.address), 201);
    },
  });

  route(router, '/api/auth/login', {
    post: async (request, response) => {
      const context = contextOf(request, response);
      const input = parseInput(credentials, request.body ?? {});
      await open(context, response, await login(context, input, context));
    },
  });

  route(router, '/api/auth/guest', {
    post: async (request, response) => {
      const context = contextOf(request, response);
      const input = parseInput(guestPass, request.body ?? {});
      await open(context, response, await continueAsGuest(context, input, context.address));
    },
  });

  route(router, '/api/auth/logout', {
    get: async (request, response) => {
      // A picture, a frame or another site's page that leads here must not sign anybody out.
      if (!isMeant(request)) return response.redirect(302, '/');
      await signOut(contextOf(request, response));
      response.redirect(302, '/?logged_out=true');
    },
    post: async (request, response) => {
      await signOut(contextOf(request, response));
      response.json({ message: 'Signed out' });
    },
  });

  route(router, '/api/login', {
    get: (request, response) => {
      response.redirect(302, signInAddress(ownPath(readFirst(request, 'returnTo'))));
    },
  });
}
