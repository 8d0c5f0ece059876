import { z } from 'zod';
import type { DiaryEntry as Row } from '../../database/__generated__/prisma/client';
import { addDiaryEntry } from '../../domain/diary/addDiaryEntry';
import { newDiaryEntry } from '../../domain/diary/diaryInput';
import { listCursor } from '../../lists/listPage';
import { builder } from '../builder';
import { clientMutationId } from '../clientMutationId';
import { payloadType } from '../errors/UserError';
import { restaurantUuid } from '../globalId';
import { changedRestaurant } from '../Restaurant/changedRestaurant';
import { DiaryEntry } from './DiaryEntry';
import { DiaryEntryEdge } from './ViewerDiary';

const AddDiaryEntryInput = builder
  .inputType('AddDiaryEntryInput', {
    description: 'A restaurant for the diary.',
    fields: (t) => ({
      restaurantId: t.id({ required: true, description: 'The restaurant’s uuid or global id.' }),
      visitedAt: t.field({ type: 'VisitDate', description: 'When the member was there.' }),
      notes: t.string({ description: 'At most 4000 characters, in as many lines as wanted.' }),
      favoriteDishes: t.string({ description: 'At most 500 characters.' }),
      clientMutationId: clientMutationId(t),
    }),
  })
  .validate(newDiaryEntry.extend({ restaurantId: z.string() }));

const AddDiaryEntryPayload = payloadType<{ restaurantId: string; entry: Row }>('AddDiaryEntryPayload', {
  description: 'The answer to addDiaryEntry.',
  fields: (t) => ({
    diaryEntryEdge: t.field({
      type: DiaryEntryEdge,
      nullable: true,
      description: 'Where the entry stands in the viewer’s diary; null when it was refused.',
      resolve: ({ entry }) =>
        entry && { cursor: listCursor('restaurant_diary', { at: entry.addedAt, id: entry.id }), node: entry },
    }),
    diaryEntry: t.field({
      type: DiaryEntry,
      nullable: true,
      description: 'The entry; null when it was refused.',
      resolve: ({ entry }) => entry,
    }),
    restaurant: changedRestaurant(t, 'The restaurant, now in the diary'),
  }),
});

builder.mutationField('addDiaryEntry', (t) =>
  t.field({
    type: AddDiaryEntryPayload,
    description: 'Writes a restaurant into the member’s diary. One that is there already is refused.',
    authScopes: { member: true },
    args: { input: t.arg({ type: AddDiaryEntryInput, required: true, description: 'The new entry.' }) },
    resolve: async (_root, { input }, context) => {
      const entry = await addDiaryEntry(context, context.viewer, restaurantUuid(input.restaurantId), input);
      context.loaders.viewerDiaryEntry.clear(entry.restaurantId).prime(entry.restaurantId, entry);
      return { entry, restaurantId: entry.restaurantId };
    },
  }),
);
