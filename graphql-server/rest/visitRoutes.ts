import type { Request, Router } from 'express';
import type { Deps } from '../context/context';
import { requireMember } from '../domain/accounts/requireMember';
import { addDiaryVisit } from '../domain/diary/addDiaryVisit';
import { newVisit, visitChanges } from '../domain/diary/diaryInput';
import type { VisitKey } from '../domain/diary/findVisit';
import { listVisits } from '../domain/diary/listVisits';
import { removeDiaryVisit } from '../domain/diary/removeDiaryVisit';
import { updateDiaryVisit } from '../domain/diary/updateDiaryVisit';
import { parseInput } from '../domain/input/parseInput';
import { answerConflict } from './answerConflict';
import { answerList } from './answerList';
import { presentVisit } from './present/presentVisit';
import { presentEntry } from './presentEntry';
import { readWindow } from './readWindow';
import { retryOf } from './retryOf';
import { route } from './route';

/** The visits of an entry in the member's diary. */
export function visitRoutes(router: Router, deps: Deps): void {
  route(router, deps, '/api/diary/:id/visits', {
    get: async (request, response, { viewer }) => {
      const id = String(request.params.id);
      await answerList(
        response,
        (page) => listVisits(deps, viewer, id, page),
        ({ entry }) => presentVisit(entry),
        readWindow(request),
      );
    },
    post: async (request, response, { viewer }) => {
      requireMember(viewer);
      const facts = parseInput(newVisit, request.body ?? {});
      const id = String(request.params.id);
      const { visit, entry } = await addDiaryVisit(deps, viewer, id, facts, retryOf(request));
      const diaryEntry = await presentEntry(deps, viewer, entry);
      response.status(201).json({ message: 'Visit added', ...presentVisit(visit), diaryEntry });
    },
  });

  route(router, deps, '/api/diary/:id/visits/:visitId', {
    patch: async (request, response, { viewer }) => {
      requireMember(viewer);
      const changes = parseInput(visitChanges, request.body ?? {});
      await answerConflict(deps, viewer, response, async () => {
        const { visit, entry } = await updateDiaryVisit(deps, viewer, keyIn(request), changes, retryOf(request));
        const diaryEntry = await presentEntry(deps, viewer, entry);
        response.json({ message: 'Visit updated', ...presentVisit(visit), diaryEntry });
      });
    },
    delete: async (request, response, { viewer }) => {
      const { entry, removedItem } = await removeDiaryVisit(deps, viewer, keyIn(request), retryOf(request));
      const diaryEntry = await presentEntry(deps, viewer, entry);
      response.json({ message: 'Visit removed', removedItemId: removedItem.id, diaryEntry });
    },
  });
}

function keyIn({ params }: Request): VisitKey {
  return { id: String(params.visitId), entryId: String(params.id) };
}
