import type { Router } from 'express';
import { createContext, type Deps } from '../context/context';
import { forgetAccount } from '../context/signIn';
import { deleteAccount } from '../domain/accounts/deleteAccount';
import { requireMember } from '../domain/accounts/requireMember';
import { parseInput } from '../domain/input/parseInput';
import { findSettings } from '../domain/settings/findSettings';
import { settingsChange } from '../domain/settings/Settings';
import { updateSettings } from '../domain/settings/updateSettings';
import { UserError } from '../errors/UserError';
import { viewerOf } from '../session/session';
import { presentSettings } from './present/presentSettings';
import { route } from './route';

/** /api/auth/settings and /api/auth/delete-account: what belongs to the one who is signed in. */
export function accountRoutes(router: Router, deps: Deps): void {
  route(router, '/api/auth/settings', {
    get: async (request, response) => {
      const settings = await findSettings(deps, viewerOf(request));
      if (!settings) throw new UserError('UNAUTHENTICATED', 'Unauthorized');
      response.json(presentSettings(settings));
    },
    put: async (request, response) => {
      const viewer = viewerOf(request);
      requireMember(viewer);
      const change = parseInput(settingsChange, request.body ?? {});
      response.json(presentSettings(await updateSettings(deps, viewer, change)));
    },
  });

  route(router, '/api/auth/delete-account', {
    delete: async (request, response) => {
      const context = createContext({ req: request, res: response, deps });
      await deleteAccount(context, context.viewer);
      await deps.cities.settle(); // the next search counts their ratings no more
      await forgetAccount(context);
      response.json({ message: 'Your account has been deleted.' });
    },
  });
}
