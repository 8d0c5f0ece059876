import { z } from 'zod';
import type { DiaryEntry as Row } from '../../database/__generated__/prisma/client';
import { updateDiaryEntry } from '../../domain/diary/updateDiaryEntry';
import { builder } from '../builder';
import { clientMutationId } from '../clientMutationId';
import { payloadType } from '../errors/UserError';
import { uuidOf } from '../globalId';
import { idempotencyKey } from '../idempotencyKey';
import { changedRestaurant } from '../Restaurant/changedRestaurant';
import { withCurrentEntryOnConflict } from './conflict';
import { DiaryEntry } from './DiaryEntry';
import { ifUpdatedAtField, visitChangesInput, visitFields, withDishes } from './visitInput';

const UpdateDiaryEntryInput = builder
  .inputType('UpdateDiaryEntryInput', {
    description:
      'The changes to an entry. They apply to the visit that the entry shows. An absent field does not change; null ' +
      'or a blank text clears a field.',
    fields: (t) => ({
      diaryEntryId: t.id({ required: true, description: 'The entry’s global id or uuid.' }),
      ...visitFields(t),
      ifUpdatedAt: ifUpdatedAtField(t),
      idempotencyKey: idempotencyKey(t),
      clientMutationId: clientMutationId(t),
    }),
  })
  .validate(visitChangesInput.extend({ diaryEntryId: z.string() }));

const UpdateDiaryEntryPayload = payloadType<{ restaurantId: string; entry: Row }>('UpdateDiaryEntryPayload', {
  description: 'The answer to updateDiaryEntry.',
  fields: (t) => ({
    diaryEntry: t.field({
      type: DiaryEntry,
      nullable: true,
      description: 'The entry as it is now, after a success or the error CONFLICT. Null after any other error.',
      resolve: ({ entry }) => entry,
    }),
    restaurant: changedRestaurant(t, 'The restaurant of the entry'),
  }),
});

builder.mutationField('updateDiaryEntry', (t) =>
  t.field({
    type: UpdateDiaryEntryPayload,
    description:
      'Changes the visit that an entry of the member’s diary shows. If the change gives this visit an earlier date, ' +
      'the entry continues to show this visit. The entry shows its latest visit again after a visit is added, ' +
      'restored, removed, or changed with updateDiaryVisit. To change the stars, use rateRestaurant and removeRating.',
    authScopes: { member: true },
    args: { input: t.arg({ type: UpdateDiaryEntryInput, required: true, description: 'What to change.' }) },
    resolve: async (_root, { input }, context) => {
      const change = async () => {
        const id = uuidOf('DiaryEntry', input.diaryEntryId);
        const entry = await updateDiaryEntry(context, context.viewer, id, withDishes(input), input);
        return { entry, restaurantId: entry.restaurantId };
      };
      const payload = await withCurrentEntryOnConflict(change());
      context.loaders.viewerDiaryEntry.clear(payload.restaurantId);
      return payload;
    },
  }),
);
