import type { Router } from 'express';
import { z } from 'zod';
import type { Deps } from '../context/context';
import type { DiaryEntry } from '../database/__generated__/prisma/client';
import { requireMember } from '../domain/accounts/requireMember';
import { requireSignedIn } from '../domain/accounts/requireSignedIn';
import { addDiaryEntry } from '../domain/diary/addDiaryEntry';
import { diaryChanges, newDiaryEntry } from '../domain/diary/diaryInput';
import { listDiary } from '../domain/diary/listDiary';
import { removeDiaryEntry } from '../domain/diary/removeDiaryEntry';
import { updateDiaryEntry } from '../domain/diary/updateDiaryEntry';
import { parseInput } from '../domain/input/parseInput';
import { viewerExtras } from '../search/viewerExtras';
import type { Viewer } from '../Viewer';
import { answerList } from './answerList';
import { presentDiaryEntry } from './present/presentDiaryEntry';
import { readDescription } from './readDescription';
import { route } from './route';
import { withRestaurants } from './withRestaurants';

const newEntry = newDiaryEntry.extend({ restaurantId: z.string() });

/** The member's diary. Guests have an empty one, and may not write it (D29). */
export function diaryRoutes(router: Router, deps: Deps): void {
  /** What a list reads in one statement, for one entry that was just written. */
  const present = async (viewer: Viewer, entry: DiaryEntry) => {
    const id = entry.restaurantId;
    const [cards, own] = await Promise.all([
      deps.cities.allCardsOf([id]),
      viewerExtras(deps.pool, [id], { savedBy: viewer.userId, ratedBy: viewer.userId }),
    ]);
    const { isSaved = false, viewerRating: rating = null } = own.get(id) ?? {};
    return presentDiaryEntry({ entry, restaurant: cards.get(id) ?? null, isSaved, rating }, new Date(), deps.pictures);
  };

  route(router, deps, '/api/diary', {
    get: async (_request, response, { viewer }) => {
      requireSignedIn(viewer);
      const now = new Date();
      const beside = { saved: true, rating: true };
      await answerList(
        response,
        withRestaurants(deps, (page) => listDiary(deps, viewer, page, beside)),
        (item) => presentDiaryEntry({ ...item, isSaved: item.saved !== null }, now, deps.pictures),
      );
    },
    post: async (request, response, { viewer }) => {
      requireMember(viewer);
      const body = request.body ?? {};
      const { restaurantId, ...facts } = parseInput(newEntry, body);
      const described = body.restaurantData === undefined ? undefined : readDescription(body, 'restaurantData');
      const entry = await addDiaryEntry(deps, viewer, restaurantId, facts, described);
      response.status(201).json({ message: 'Restaurant added to your diary', ...(await present(viewer, entry)) });
    },
  });

  route(router, deps, '/api/diary/:id', {
    patch: async (request, response, { viewer }) => {
      requireMember(viewer);
      const changes = parseInput(diaryChanges, request.body ?? {});
      const entry = await updateDiaryEntry(deps, viewer, String(request.params.id), changes);
      if (changes.userRating !== undefined) await deps.cities.settle([entry.restaurantId]); // its new average
      response.json({ message: 'Diary entry updated', ...(await present(viewer, entry)) });
    },
    delete: async (request, response, { viewer }) => {
      await removeDiaryEntry(deps, viewer, String(request.params.id));
      response.json({ message: 'Restaurant removed from your diary' });
    },
  });
}
