import { z } from 'zod';
import { newVisit, visitChanges } from '../../domain/diary/diaryInput';
import { type InputFields, retryInput } from '../idempotencyKey';

/** The input fields that describe a visit. */
export const visitFields = (t: InputFields) => ({
  visitedAt: t.field({ type: 'VisitDate', description: 'The date of the visit.' }),
  notes: t.string({ description: 'Notes about the visit: at most 4000 characters, in any number of lines.' }),
  dishNotes: t.string({ description: 'The best dishes, at most 500 characters.' }),
});

/** The input field with which a caller can choose the id of a new visit. */
export const visitIdField = (t: InputFields) =>
  t.id({
    description:
      'A UUID that the caller chooses for the new visit, so the caller knows the id before the server answers. If ' +
      'the entry already has a visit with this id, nothing is written, and there is no error. If another entry has a ' +
      'visit with this id, the error is INVALID. The id of a removed visit can be used again.',
  });

/** The input field that states which version of the entry the caller read. */
export const ifUpdatedAtField = (t: InputFields) =>
  t.field({
    type: 'DateTime',
    description:
      'The value of the entry’s updatedAt when the caller read the entry. If the entry has changed since then, ' +
      'nothing is written: the error is CONFLICT, and the payload contains the current entry. Without ifUpdatedAt, ' +
      'there is no check.',
  });

const { visitedAt, notes, favoriteDishes: dishNotes, visitId } = newVisit.shape;
const { ifUpdatedAt } = visitChanges.shape;

/** A new visit with the field names of GraphQL: `favoriteDishes` in REST and the database is `dishNotes` here. */
export const newVisitInput = z.object({ visitId, visitedAt, notes, dishNotes, ...retryInput });

/** A change to a visit, with the field names of GraphQL. */
export const visitChangesInput = z.object({ visitedAt, notes, dishNotes, ifUpdatedAt, ...retryInput });

/** Renames the field `dishNotes` of an input to `favoriteDishes`, its name in the domain. */
export const withDishes = <Input extends { dishNotes?: string | null }>({ dishNotes, ...input }: Input) => ({
  ...input,
  favoriteDishes: dishNotes,
});
