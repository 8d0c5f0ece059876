import { z } from 'zod';
import type { DiaryEntry as Row } from '../../database/__generated__/prisma/client';
import { addDiaryEntry } from '../../domain/diary/addDiaryEntry';
import { builder } from '../builder';
import { clientMutationId } from '../clientMutationId';
import { payloadType } from '../errors/UserError';
import { restaurantUuid } from '../globalId';
import { idempotencyKey } from '../idempotencyKey';
import { changedRestaurant } from '../Restaurant/changedRestaurant';
import { DiaryEntry } from './DiaryEntry';
import { entryEdge } from './entryEdge';
import { DiaryEntryEdge } from './ViewerDiary';
import { newVisitInput, visitFields, visitIdField, withDishes } from './visitInput';

const AddDiaryEntryInput = builder
  .inputType('AddDiaryEntryInput', {
    description:
      'A restaurant to add to the diary. If visitedAt, notes or dishNotes has a value, a visit is added too.',
    fields: (t) => ({
      restaurantId: t.id({ required: true, description: 'The restaurant’s uuid or global id.' }),
      visitId: visitIdField(t),
      ...visitFields(t),
      idempotencyKey: idempotencyKey(t),
      clientMutationId: clientMutationId(t),
    }),
  })
  .validate(newVisitInput.extend({ restaurantId: z.string() }));

const AddDiaryEntryPayload = payloadType<{ restaurantId: string; entry: Row }>('AddDiaryEntryPayload', {
  description: 'The answer to addDiaryEntry.',
  fields: (t) => ({
    diaryEntryEdge: t.field({
      type: DiaryEntryEdge,
      nullable: true,
      description: 'The edge of the entry in the viewer’s diary; null when the mutation was refused.',
      resolve: ({ entry }) => entry && entryEdge(entry),
    }),
    diaryEntry: t.field({
      type: DiaryEntry,
      nullable: true,
      description: 'The entry; null when the mutation was refused.',
      resolve: ({ entry }) => entry,
    }),
    restaurant: changedRestaurant(t, 'The restaurant, now in the diary'),
  }),
});

builder.mutationField('addDiaryEntry', (t) =>
  t.field({
    type: AddDiaryEntryPayload,
    description:
      'Adds a restaurant to the member’s diary. If the restaurant is already in the diary, the error is ' +
      'ALREADY_IN_DIARY; addDiaryVisit can add another visit. But if the entry already has a visit with this ' +
      'visitId, the answer is the unchanged entry, without an error.',
    authScopes: { member: true },
    args: { input: t.arg({ type: AddDiaryEntryInput, required: true, description: 'The new entry.' }) },
    resolve: async (_root, { input }, context) => {
      const id = restaurantUuid(input.restaurantId);
      const entry = await addDiaryEntry(context, context.viewer, id, withDishes(input), input);
      context.loaders.viewerDiaryEntry.clear(entry.restaurantId);
      return { entry, restaurantId: entry.restaurantId };
    },
  }),
);
