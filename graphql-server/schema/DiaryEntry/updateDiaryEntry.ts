import { z } from 'zod';
import type { DiaryEntry as Row } from '../../database/__generated__/prisma/client';
import { diaryChanges } from '../../domain/diary/diaryInput';
import { updateDiaryEntry } from '../../domain/diary/updateDiaryEntry';
import { builder } from '../builder';
import { clientMutationId } from '../clientMutationId';
import { payloadType } from '../errors/UserError';
import { uuidOf } from '../globalId';
import { changedRestaurant } from '../Restaurant/changedRestaurant';
import { DiaryEntry } from './DiaryEntry';

const UpdateDiaryEntryInput = builder
  .inputType('UpdateDiaryEntryInput', {
    description: 'What to change of an entry: what is absent stays, null or blank clears.',
    fields: (t) => ({
      id: t.id({ required: true, description: 'The entry’s global id or uuid.' }),
      visitedAt: t.field({ type: 'VisitDate', description: 'When the member was there.' }),
      notes: t.string({ description: 'At most 4000 characters, in as many lines as wanted.' }),
      favoriteDishes: t.string({ description: 'At most 500 characters.' }),
      clientMutationId: clientMutationId(t),
    }),
  })
  .validate(diaryChanges.omit({ userRating: true }).extend({ id: z.string() }));

const UpdateDiaryEntryPayload = payloadType<{ restaurantId: string; entry: Row }>('UpdateDiaryEntryPayload', {
  description: 'The answer to updateDiaryEntry.',
  fields: (t) => ({
    diaryEntry: t.field({
      type: DiaryEntry,
      nullable: true,
      description: 'The entry as it is now; null when it was refused.',
      resolve: ({ entry }) => entry,
    }),
    restaurant: changedRestaurant(t, 'The restaurant of the entry'),
  }),
});

builder.mutationField('updateDiaryEntry', (t) =>
  t.field({
    type: UpdateDiaryEntryPayload,
    description:
      'Changes an entry of the member’s diary. The stars are the rating’s: see rateRestaurant and removeRating.',
    authScopes: { member: true },
    args: { input: t.arg({ type: UpdateDiaryEntryInput, required: true, description: 'What to change.' }) },
    resolve: async (_root, { input }, context) => {
      const entry = await updateDiaryEntry(context, context.viewer, uuidOf('DiaryEntry', input.id), input);
      context.loaders.viewerDiaryEntry.clear(entry.restaurantId).prime(entry.restaurantId, entry);
      return { entry, restaurantId: entry.restaurantId };
    },
  }),
);
