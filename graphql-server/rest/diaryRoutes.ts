import type { Router } from 'express';
import { z } from 'zod';
import type { Deps } from '../context/context';
import { requireMember } from '../domain/accounts/requireMember';
import { requireSignedIn } from '../domain/accounts/requireSignedIn';
import { addDiaryEntry } from '../domain/diary/addDiaryEntry';
import { diaryChanges, newDiaryEntry } from '../domain/diary/diaryInput';
import { listDiaryByAdded } from '../domain/diary/listDiaryByAdded';
import { removeDiaryEntry } from '../domain/diary/removeDiaryEntry';
import { updateDiaryEntry } from '../domain/diary/updateDiaryEntry';
import { parseInput } from '../domain/input/parseInput';
import { answerConflict } from './answerConflict';
import { answerList } from './answerList';
import { presentDiaryEntry } from './present/presentDiaryEntry';
import { presentEntry } from './presentEntry';
import { readDescription } from './readDescription';
import { readWindow } from './readWindow';
import { retryOf } from './retryOf';
import { route } from './route';
import { withRestaurants } from './withRestaurants';

const newEntry = newDiaryEntry.extend({ restaurantId: z.string() });

/** /api/diary: reads and changes a member's diary. The diary of a guest is empty, and guests may not write. */
export function diaryRoutes(router: Router, deps: Deps): void {
  route(router, deps, '/api/diary', {
    get: async (request, response, { viewer }) => {
      requireSignedIn(viewer);
      const now = new Date();
      const extras = { saved: true, rating: true };
      await answerList(
        response,
        withRestaurants(deps, (page) => listDiaryByAdded(deps, viewer, page, extras)),
        (item) => presentDiaryEntry({ ...item, isSaved: item.saved !== null }, now, deps.pictures),
        readWindow(request),
      );
    },
    post: async (request, response, { viewer }) => {
      requireMember(viewer);
      const body = request.body ?? {};
      const { restaurantId, ...facts } = parseInput(newEntry, body);
      const described = body.restaurantData === undefined ? undefined : readDescription(body, 'restaurantData');
      const entry = await addDiaryEntry(deps, viewer, restaurantId, facts, { described, ...retryOf(request) });
      const presented = await presentEntry(deps, viewer, entry);
      response.status(201).json({ message: 'Restaurant added to your diary', ...presented });
    },
  });

  route(router, deps, '/api/diary/:id', {
    patch: async (request, response, { viewer }) => {
      requireMember(viewer);
      const changes = parseInput(diaryChanges, request.body ?? {});
      await answerConflict(deps, viewer, response, async () => {
        const entry = await updateDiaryEntry(deps, viewer, String(request.params.id), changes, retryOf(request));
        // Without this wait, the answer below might contain the old average.
        if (changes.userRating !== undefined) await deps.cities.settle([entry.restaurantId]);
        response.json({ message: 'Diary entry updated', ...(await presentEntry(deps, viewer, entry)) });
      });
    },
    delete: async (request, response, { viewer }) => {
      const { removedItem } = await removeDiaryEntry(deps, viewer, String(request.params.id), retryOf(request));
      response.json({ message: 'Restaurant removed from your diary', removedItemId: removedItem.id });
    },
  });
}
