import { z } from 'zod';
import { newVisit, visitChanges } from '../../domain/diary/diaryInput';
import { type InputFields, retryInput } from '../idempotencyKey';

/** The fields of an input about a visit. */
export const visitFields = (t: InputFields) => ({
  visitedAt: t.field({ type: 'VisitDate', description: 'When the member was there.' }),
  notes: t.string({ description: 'At most 4000 characters, in as many lines as wanted.' }),
  dishNotes: t.string({ description: 'What was best, at most 500 characters.' }),
});

/** The id of a new visit, if the caller makes it. */
export const visitIdField = (t: InputFields) =>
  t.id({
    description:
      'A UUID for the new visit, made by the caller, who then knows it before the server answers. A visit that the entry has ' +
      'already is answered as it is.',
  });

/** Which state of the entry a change is meant for. */
export const ifUpdatedAtField = (t: InputFields) =>
  t.field({
    type: 'DateTime',
    description:
      'The updatedAt of the entry as the caller saw it. When it has changed since, nothing is written: CONFLICT, and the ' +
      'payload carries the entry as it is now. Absent, the change is made in any case.',
  });

const { visitedAt, notes, favoriteDishes: dishNotes, visitId } = newVisit.shape;
const { ifUpdatedAt } = visitChanges.shape;

/** A new visit with the graph's names: the favorite dishes of REST and the database are a text here, dishNotes. */
export const newVisitInput = z.object({ visitId, visitedAt, notes, dishNotes, ...retryInput });

/** The same for changes. */
export const visitChangesInput = z.object({ visitedAt, notes, dishNotes, ifUpdatedAt, ...retryInput });

/** An input of the graph with the names of the domain. */
export const withDishes = <Input extends { dishNotes?: string | null }>({ dishNotes, ...input }: Input) => ({
  ...input,
  favoriteDishes: dishNotes,
});
