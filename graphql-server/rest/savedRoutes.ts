import type { Router } from 'express';
import type { Deps } from '../context/context';
import { forgetFormerGuest } from '../context/signIn';
import { requireMember } from '../domain/accounts/requireMember';
import { requireSignedIn } from '../domain/accounts/requireSignedIn';
import { parseInput } from '../domain/input/parseInput';
import { guestSaves, importGuestSaves } from '../domain/saved/importGuestSaves';
import { listSaved } from '../domain/saved/listSaved';
import { savedAmong } from '../domain/saved/savedAmong';
import { saveRestaurant } from '../domain/saved/saveRestaurant';
import { unsaveRestaurant } from '../domain/saved/unsaveRestaurant';
import { answerList } from './answerList';
import { presentSaved, presentSavedItem } from './present/presentSaved';
import { readCurrentId } from './readCurrentId';
import { readDescription } from './readDescription';
import { readRestaurantId } from './readRestaurantId';
import { readWindow } from './readWindow';
import { retryOf } from './retryOf';
import { type Handler, route } from './route';
import { withRestaurants } from './withRestaurants';

/**
 * The saved restaurants of members. The saved restaurants of a guest are stored on the guest's device. So for a guest,
 * the answer about one restaurant is "not saved", and the list and all writes are refused.
 */
export function savedRoutes(router: Router, deps: Deps): void {
  const unsave: Handler = async (request, response, { viewer }) => {
    const unsaved = await unsaveRestaurant(deps, viewer, String(request.params.id), retryOf(request));
    const message = 'Restaurant removed from your saved list';
    response.json({ message, isSaved: false, removedItemId: unsaved?.removedItem.id ?? null });
  };

  route(router, deps, '/api/restaurants/:id/saved', {
    get: async (request, response, { viewer, loaders }) => {
      requireSignedIn(viewer);
      const id = await readCurrentId(request, loaders);
      response.json({ isSaved: (await savedAmong(deps.prisma, viewer, [id])).has(id) });
    },
  });

  route(router, deps, '/api/restaurants/:id/save', {
    post: async (request, response, { viewer }) => {
      requireMember(viewer);
      const id = readRestaurantId(request);
      const described = readDescription(request.body, 'restaurant');
      const { saved, isNew } = await saveRestaurant(deps, viewer, id, { described, ...retryOf(request) });
      const message = isNew ? 'Restaurant saved' : 'Restaurant already saved';
      response.status(isNew ? 201 : 200).json({ message, ...presentSaved(saved, deps.pictures) });
    },
    delete: unsave,
  });
  // Clients may use this path instead of DELETE /api/restaurants/:id/save.
  route(router, deps, '/api/restaurants/:id/unsave', { delete: unsave, post: unsave });

  route(router, deps, '/api/saved-restaurants', {
    get: async (request, response, { viewer }) => {
      requireMember(viewer);
      const now = new Date();
      await answerList(
        response,
        withRestaurants(deps, (page) => listSaved(deps, viewer, page)),
        (item) => presentSavedItem(item, now, deps.pictures),
        readWindow(request),
      );
    },
  });

  route(router, deps, '/api/saved-restaurants/import', {
    post: async (request, response, context) => {
      const { viewer, formerGuestId } = context;
      requireMember(viewer);
      const { restaurantIds } = parseInput(guestSaves, request.body ?? {});
      const retry = retryOf(request);
      const { rows: _, ...imported } = await importGuestSaves(deps, viewer, restaurantIds, formerGuestId, retry);
      await forgetFormerGuest(context);
      response.json({ message: 'Saved restaurants imported', ...imported });
    },
  });
}
