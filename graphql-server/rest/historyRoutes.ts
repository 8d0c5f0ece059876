import type { Router } from 'express';
import type { Deps } from '../context/context';
import { requireMember } from '../domain/accounts/requireMember';
import { clearSearchHistory } from '../domain/history/clearSearchHistory';
import { listSearches } from '../domain/history/listSearches';
import { answerList } from './answerList';
import { presentSearch } from './present/presentSearch';
import { readWindow } from './readWindow';
import { route } from './route';

/** Lists and clears the search history of a member. In REST, restaurantRoutes adds searches to it. */
export function historyRoutes(router: Router, deps: Deps): void {
  route(router, deps, '/api/search-history', {
    get: async (request, response, { viewer }) => {
      requireMember(viewer);
      await answerList(
        response,
        (page) => listSearches(deps, viewer, page),
        ({ entry }) => presentSearch(entry),
        readWindow(request),
      );
    },
    delete: async (_request, response, { viewer }) => {
      const cleared = await clearSearchHistory(deps, viewer);
      response.json({ message: 'Search history cleared', cleared });
    },
  });
}
