import { z } from 'zod';
import type { DiaryEntry as EntryRow, DiaryVisit as Row } from '../../database/__generated__/prisma/client';
import { updateDiaryVisit } from '../../domain/diary/updateDiaryVisit';
import { builder } from '../builder';
import { clientMutationId } from '../clientMutationId';
import { withCurrentEntryOnConflict } from '../DiaryEntry/conflict';
import { DiaryEntry } from '../DiaryEntry/DiaryEntry';
import { ifUpdatedAtField, visitChangesInput, visitFields, withDishes } from '../DiaryEntry/visitInput';
import { payloadType } from '../errors/UserError';
import { uuidOf } from '../globalId';
import { idempotencyKey } from '../idempotencyKey';
import { changedRestaurant } from '../Restaurant/changedRestaurant';
import { DiaryVisit } from './DiaryVisit';

const UpdateDiaryVisitInput = builder
  .inputType('UpdateDiaryVisitInput', {
    description:
      'The changes to a visit. An absent field does not change; null or a blank text clears a field. After the ' +
      'change, at least one of visitedAt, notes and dishNotes must have a value.',
    fields: (t) => ({
      diaryVisitId: t.id({ required: true, description: 'The visit’s global id or uuid.' }),
      ...visitFields(t),
      ifUpdatedAt: ifUpdatedAtField(t),
      idempotencyKey: idempotencyKey(t),
      clientMutationId: clientMutationId(t),
    }),
  })
  .validate(visitChangesInput.extend({ diaryVisitId: z.string() }));

interface Updated {
  entry: EntryRow;
  /** Absent if the error is CONFLICT. */
  visit?: Row;
  restaurantId: string;
}

const UpdateDiaryVisitPayload = payloadType<Updated>('UpdateDiaryVisitPayload', {
  description: 'The answer to updateDiaryVisit.',
  fields: (t) => ({
    diaryVisit: t.field({
      type: DiaryVisit,
      nullable: true,
      description: 'The visit as it is now; null when the change was refused.',
      resolve: ({ visit }) => visit,
    }),
    diaryEntry: t.field({
      type: DiaryEntry,
      nullable: true,
      description: 'The entry as it is now, even if the error is CONFLICT; null for any other error.',
      resolve: ({ entry }) => entry,
    }),
    restaurant: changedRestaurant(t, 'The restaurant of the entry'),
  }),
});

builder.mutationField('updateDiaryVisit', (t) =>
  t.field({
    type: UpdateDiaryVisitPayload,
    description: 'Changes a visit in the member’s diary.',
    authScopes: { member: true },
    args: { input: t.arg({ type: UpdateDiaryVisitInput, required: true, description: 'What to change.' }) },
    resolve: async (_root, { input }, context) => {
      const change = async () => {
        const key = { id: uuidOf('DiaryVisit', input.diaryVisitId) };
        const { entry, visit } = await updateDiaryVisit(context, context.viewer, key, withDishes(input), input);
        return { entry, visit, restaurantId: entry.restaurantId };
      };
      const payload = await withCurrentEntryOnConflict(change());
      context.loaders.viewerDiaryEntry.clear(payload.restaurantId);
      return payload;
    },
  }),
);
