import type { Router } from 'express';
import type { Deps } from '../context';
import { requireMember } from '../domain/accounts/requireMember';
import { clearSearchHistory } from '../domain/history/clearSearchHistory';
import { listSearches } from '../domain/history/listSearches';
import { wholeList } from '../domain/lists/listPage';
import { viewerOf } from '../middleware/session';
import { presentSearch } from './present/presentSearch';
import { route } from './route';

/** What members searched for (D34); written by the search itself, see restaurantRoutes. */
export function historyRoutes(router: Router, deps: Deps): void {
  route(router, '/api/search-history', {
    get: async (request, response) => {
      const viewer = viewerOf(request);
      requireMember(viewer);
      const { items } = await listSearches(deps, viewer, wholeList);
      response.json(items.map(({ entry }) => presentSearch(entry)));
    },
    delete: async (request, response) => {
      const cleared = await clearSearchHistory(deps, viewerOf(request));
      response.json({ message: 'Search history cleared', cleared });
    },
  });
}
