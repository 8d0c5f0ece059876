import type { Router } from 'express';
import type { Deps } from '../context/context';
import { requireMember } from '../domain/accounts/requireMember';
import { listRemoved } from '../domain/removed/listRemoved';
import { restoreRemoved } from '../domain/removed/restoreRemoved';
import { answerList } from './answerList';
import { presentRemoved } from './present/presentRemoved';
import { presentSaved } from './present/presentSaved';
import { presentVisit } from './present/presentVisit';
import { presentEntry } from './presentEntry';
import { readWindow } from './readWindow';
import { retryOf } from './retryOf';
import { route } from './route';

/** Lists the items that a member removed within the last 30 days, and restores one of these items. */
export function removedRoutes(router: Router, deps: Deps): void {
  route(router, deps, '/api/recently-removed', {
    get: async (request, response, { viewer }) => {
      requireMember(viewer);
      await answerList(
        response,
        (page) => listRemoved(deps, viewer, page),
        ({ entry }) => presentRemoved(entry, deps.pictures),
        readWindow(request),
      );
    },
  });

  route(router, deps, '/api/recently-removed/:id/restore', {
    post: async (request, response, { viewer }) => {
      const id = String(request.params.id);
      const { saved, entry, visit, restaurantId } = await restoreRemoved(deps, viewer, id, retryOf(request));
      response.json({
        message: 'Restored',
        restaurantId,
        savedRestaurant: saved && presentSaved(saved, deps.pictures),
        diaryEntry: entry && (await presentEntry(deps, viewer, entry)),
        visit: visit && presentVisit(visit),
      });
    },
  });
}
