import type { Request, Response, Router } from 'express';
import type { Deps } from '../context/context';
import { requireMember } from '../domain/accounts/requireMember';
import { requireSignedIn } from '../domain/accounts/requireSignedIn';
import { parseInput } from '../domain/input/parseInput';
import { guestSaves, importGuestSaves } from '../domain/saved/importGuestSaves';
import { listSaved } from '../domain/saved/listSaved';
import { savedAmong } from '../domain/saved/savedAmong';
import { saveRestaurant } from '../domain/saved/saveRestaurant';
import { unsaveRestaurant } from '../domain/saved/unsaveRestaurant';
import { forgetFormerGuest, formerGuestOf, viewerOf } from '../session/session';
import { answerList } from './answerList';
import { presentSaved, presentSavedItem } from './present/presentSaved';
import { readCurrentId } from './readCurrentId';
import { readDescription } from './readDescription';
import { readRestaurantId } from './readRestaurantId';
import { route } from './route';
import { withRestaurants } from './withRestaurants';

/**
 * What members keep. Guests keep theirs on the device: of one restaurant they are told that it is not saved, the list
 * and every write are refused (D30).
 */
export function savedRoutes(router: Router, deps: Deps): void {
  const unsave = async (request: Request, response: Response) => {
    await unsaveRestaurant(deps, viewerOf(request), String(request.params.id));
    response.json({ message: 'Restaurant removed from your saved list', isSaved: false });
  };

  route(router, '/api/restaurants/:id/saved', {
    get: async (request, response) => {
      const viewer = viewerOf(request);
      requireSignedIn(viewer);
      const id = await readCurrentId(request, deps.prisma);
      response.json({ isSaved: (await savedAmong(deps.prisma, viewer, [id])).has(id) });
    },
  });

  route(router, '/api/restaurants/:id/save', {
    post: async (request, response) => {
      const viewer = viewerOf(request);
      requireMember(viewer);
      const id = readRestaurantId(request);
      const { saved, isNew } = await saveRestaurant(deps, viewer, id, readDescription(request.body, 'restaurant'));
      const message = isNew ? 'Restaurant saved' : 'Restaurant already saved';
      response.status(isNew ? 201 : 200).json({ message, ...presentSaved(saved, deps.pictures) });
    },
    delete: unsave,
  });
  // The Top Finds carousel's spelling (D20).
  route(router, '/api/restaurants/:id/unsave', { delete: unsave, post: unsave });

  route(router, '/api/saved-restaurants', {
    get: async (request, response) => {
      const viewer = viewerOf(request);
      requireMember(viewer);
      const now = new Date();
      await answerList(
        response,
        withRestaurants(deps, (page) => listSaved(deps, viewer, page)),
        (item) => presentSavedItem(item, now, deps.pictures),
      );
    },
  });

  route(router, '/api/saved-restaurants/import', {
    post: async (request, response) => {
      const viewer = viewerOf(request);
      requireMember(viewer);
      const { restaurantIds } = parseInput(guestSaves, request.body ?? {});
      const { rows: _, ...imported } = await importGuestSaves(deps, viewer, restaurantIds, formerGuestOf(request));
      await forgetFormerGuest(request);
      response.json({ message: 'Saved restaurants imported', ...imported });
    },
  });
}
