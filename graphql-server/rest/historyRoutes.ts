import type { Router } from 'express';
import type { Deps } from '../context/context';
import { requireMember } from '../domain/accounts/requireMember';
import { clearSearchHistory } from '../domain/history/clearSearchHistory';
import { listSearches } from '../domain/history/listSearches';
import { viewerOf } from '../session/session';
import { answerList } from './answerList';
import { presentSearch } from './present/presentSearch';
import { route } from './route';

/** What members searched for (D34); written by the search itself, see restaurantRoutes. */
export function historyRoutes(router: Router, deps: Deps): void {
  route(router, '/api/search-history', {
    get: async (request, response) => {
      const viewer = viewerOf(request);
      requireMember(viewer);
      await answerList(
        response,
        (page) => listSearches(deps, viewer, page),
        ({ entry }) => presentSearch(entry),
      );
    },
    delete: async (request, response) => {
      const cleared = await clearSearchHistory(deps, viewerOf(request));
      response.json({ message: 'Search history cleared', cleared });
    },
  });
}
