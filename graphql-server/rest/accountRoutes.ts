import type { Router } from 'express';
import type { Deps } from '../context/context';
import { forgetAccount } from '../context/signIn';
import { deleteAccount } from '../domain/accounts/deleteAccount';
import { requireMember } from '../domain/accounts/requireMember';
import { parseInput } from '../domain/input/parseInput';
import { findSettings } from '../domain/settings/findSettings';
import { settingsChange } from '../domain/settings/Settings';
import { updateSettings } from '../domain/settings/updateSettings';
import { UserError } from '../errors/UserError';
import { presentSettings } from './present/presentSettings';
import { route } from './route';

/** /api/auth/settings and /api/auth/delete-account: the settings and the account of the viewer. */
export function accountRoutes(router: Router, deps: Deps): void {
  route(router, deps, '/api/auth/settings', {
    get: async (_request, response, context) => {
      const settings = await findSettings(context, context.viewer);
      if (!settings) throw new UserError('UNAUTHENTICATED', 'Unauthorized');
      response.json(presentSettings(settings));
    },
    put: async (request, response, { viewer }) => {
      requireMember(viewer);
      const change = parseInput(settingsChange, request.body ?? {});
      response.json(presentSettings(await updateSettings(deps, viewer, change)));
    },
  });

  route(router, deps, '/api/auth/delete-account', {
    delete: async (_request, response, context) => {
      await deleteAccount(context, context.viewer);
      await deps.cities.settle(); // so that the next search no longer includes the user's ratings
      await forgetAccount(context);
      response.json({ message: 'Your account has been deleted.' });
    },
  });
}
