import type { Request, Response, Router } from 'express';
import type { Context, Deps } from '../context/context';
import { isUuid } from '../database/isUuid';
import { admitVisitor } from '../domain/admitVisitor';
import { lastSurvivor } from '../domain/restaurants/lastSurvivor';
import { UserError } from '../errors/UserError';
import { setDataAge } from '../request/setDataAge';
import { searchRestaurants } from '../search/searchRestaurants';
import { presentRestaurant, presentRestaurantInFull } from './present/presentRestaurant';
import { readChoice, refuseUnlessCount } from './readQuery';
import { readSearch } from './readSearch';
import { route } from './route';
import { storeSearch } from './storeSearch';

const MAX_RESULTS = 500;
const MAX_QUICK_RESULTS = 8;

/**
 * /api/restaurants: search, quick search, and one restaurant. Everybody may use these paths, but while the server is
 * overloaded, searches of visitors without a session are refused. A member's search is stored in the history, except if
 * saveToHistory is false, and except in the cases that storeSearch lists. Quick searches are not stored, because they
 * are sent while somebody types.
 */
export function restaurantRoutes(router: Router, deps: Deps): void {
  const search = async (request: Request, response: Response, context: Context, isQuick: boolean) => {
    const { viewer, callBudget } = context;
    const now = new Date();
    const isFull = readChoice(request, 'mode', ['full']) === 'full';
    admitVisitor(context);
    const member = viewer.kind === 'MEMBER' ? viewer.userId : null;
    const { totalCount, results, age } = await searchRestaurants(
      deps,
      {
        ...readSearch(request),
        first: isQuick ? MAX_QUICK_RESULTS : MAX_RESULTS,
        most: MAX_RESULTS,
        callBudget: isQuick ? undefined : callBudget,
        tasteOf: member,
        extras: { savedBy: member },
      },
      now,
    );
    const present = isFull ? presentRestaurantInFull : presentRestaurant;
    const body = results.map(({ restaurant, isSaved }) => present(restaurant, isSaved, now, deps.pictures));
    setDataAge(response, age);
    response.set('x-total-count', String(totalCount)).json(body);
  };

  route(router, deps, '/api/restaurants/search', {
    get: async (request, response, context) => {
      const savesToHistory = readChoice(request, 'saveToHistory', ['true', 'false']) !== 'false';
      refuseUnlessCount(request, 'refreshKey'); // clients send it to bypass their own cache
      await search(request, response, context, false);
      if (savesToHistory) storeSearch(context, request);
    },
  });
  route(router, deps, '/api/restaurants/search/quick', {
    get: (request, response, context) => search(request, response, context, true),
  });

  route(router, deps, '/api/restaurants/:id', {
    get: async (request, response, { loaders }) => {
      const id = String(request.params.id).toLowerCase();
      const found = isUuid(id) ? lastSurvivor(loaders.restaurants, id) : null;
      const [restaurant, isAskedSaved] = await Promise.all([found, isUuid(id) && loaders.viewerHasSaved.load(id)]);
      if (!restaurant) throw new UserError('NOT_FOUND', 'Restaurant not found');
      const isSaved = restaurant.id === id ? isAskedSaved : await loaders.viewerHasSaved.load(restaurant.id);
      response.json(presentRestaurantInFull(restaurant, isSaved, new Date(), deps.pictures));
    },
  });
}
