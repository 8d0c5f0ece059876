import type { Request, Response, Router } from 'express';
import { type Deps, loadersFor } from '../context/context';
import { isUuid } from '../database/isUuid';
import { admitVisitor } from '../domain/admitVisitor';
import { lastSurvivor } from '../domain/restaurants/lastSurvivor';
import { UserError } from '../errors/UserError';
import { addressOf } from '../request/address';
import { tellAge } from '../request/tellAge';
import { searchRestaurants } from '../search/searchRestaurants';
import { viewerOf } from '../session/session';
import { keepSearch } from './keepSearch';
import { presentRestaurant, presentRestaurantInFull } from './present/presentRestaurant';
import { readChoice, readSearch, refuseUnlessCount } from './readQuery';
import { route } from './route';

const MOST_RESULTS = 500;
const MOST_QUICK_RESULTS = 8;

/**
 * /api/restaurants: search, quick search, one restaurant. Open to everybody (D64). A search goes into a member's history,
 * a quick one (asked while somebody types) does not.
 */
export function restaurantRoutes(router: Router, deps: Deps): void {
  const search = async (request: Request, response: Response, first: number, isQuick: boolean) => {
    const now = new Date();
    const isFull = readChoice(request, 'mode', ['full']) === 'full';
    const viewer = viewerOf(request);
    admitVisitor({ ...deps, viewer });
    const member = viewer.kind === 'MEMBER' ? viewer.userId : null;
    const { totalCount, results, age } = await searchRestaurants(
      deps,
      {
        ...readSearch(request),
        first,
        most: MOST_RESULTS,
        purse: isQuick ? undefined : deps.purseFor({ address: addressOf(request, deps.trustProxy), viewer }),
        tasteOf: member,
        extras: { savedBy: member },
      },
      now,
    );
    const present = isFull ? presentRestaurantInFull : presentRestaurant;
    const body = results.map(({ restaurant, isSaved }) => present(restaurant, isSaved, now, deps.pictures));
    tellAge(response, age);
    response.set('x-total-count', String(totalCount)).json(body);
  };

  route(router, '/api/restaurants/search', {
    get: async (request, response) => {
      const isKept = readChoice(request, 'saveToHistory', ['true', 'false']) !== 'false';
      refuseUnlessCount(request, 'refreshKey'); // which answer of several a client asks for: to us they are all fresh
      await search(request, response, MOST_RESULTS, false);
      if (isKept) keepSearch(deps, request);
    },
  });
  route(router, '/api/restaurants/search/quick', {
    get: (request, response) => search(request, response, MOST_QUICK_RESULTS, true),
  });

  route(router, '/api/restaurants/:id', {
    get: async (request, response) => {
      const loaders = loadersFor(deps, response, viewerOf(request));
      const id = String(request.params.id).toLowerCase();
      const found = isUuid(id) ? lastSurvivor(loaders.restaurants, id) : null;
      const [restaurant, isAskedSaved] = await Promise.all([found, isUuid(id) && loaders.viewerHasSaved.load(id)]);
      if (!restaurant) throw new UserError('NOT_FOUND', 'Restaurant not found');
      const isSaved = restaurant.id === id ? isAskedSaved : await loaders.viewerHasSaved.load(restaurant.id);
      response.json(presentRestaurantInFull(restaurant, isSaved, new Date(), deps.pictures));
    },
  });
}
