import { z } from 'zod';
import type { DiaryEntry as EntryRow, DiaryVisit as Row } from '../../database/__generated__/prisma/client';
import { addDiaryVisit } from '../../domain/diary/addDiaryVisit';
import { builder } from '../builder';
import { clientMutationId } from '../clientMutationId';
import { DiaryEntry } from '../DiaryEntry/DiaryEntry';
import { newVisitInput, visitFields, visitIdField, withDishes } from '../DiaryEntry/visitInput';
import { payloadType } from '../errors/UserError';
import { uuidOf } from '../globalId';
import { idempotencyKey } from '../idempotencyKey';
import { changedRestaurant } from '../Restaurant/changedRestaurant';
import { DiaryVisit, DiaryVisitEdge, visitEdge } from './DiaryVisit';

const AddDiaryVisitInput = builder
  .inputType('AddDiaryVisitInput', {
    description: 'A new visit for an existing entry. At least one of visitedAt, notes and dishNotes must have a value.',
    fields: (t) => ({
      diaryEntryId: t.id({ required: true, description: 'The entry’s global id or uuid.' }),
      visitId: visitIdField(t),
      ...visitFields(t),
      idempotencyKey: idempotencyKey(t),
      clientMutationId: clientMutationId(t),
    }),
  })
  .validate(newVisitInput.extend({ diaryEntryId: z.string() }));

interface Added {
  entry: EntryRow;
  visit: Row;
  restaurantId: string;
}

const AddDiaryVisitPayload = payloadType<Added>('AddDiaryVisitPayload', {
  description: 'The answer to addDiaryVisit.',
  fields: (t) => ({
    diaryVisit: t.field({
      type: DiaryVisit,
      nullable: true,
      description: 'The visit; null when the mutation was refused.',
      resolve: ({ visit }) => visit,
    }),
    diaryVisitEdge: t.field({
      type: DiaryVisitEdge,
      nullable: true,
      description: 'The visit’s edge in the `visits` of the entry; null when the mutation was refused.',
      resolve: ({ visit }) => visit && visitEdge(visit),
    }),
    diaryEntry: t.field({
      type: DiaryEntry,
      nullable: true,
      description: 'The entry as it is now; null when the mutation was refused.',
      resolve: ({ entry }) => entry,
    }),
    restaurant: changedRestaurant(t, 'The restaurant of the entry'),
  }),
});

builder.mutationField('addDiaryVisit', (t) =>
  t.field({
    type: AddDiaryVisitPayload,
    description:
      'Adds a visit to an entry of the member’s diary. The entry shows its latest visit. An entry can have at most ' +
      '366 visits.',
    authScopes: { member: true },
    args: { input: t.arg({ type: AddDiaryVisitInput, required: true, description: 'The new visit.' }) },
    resolve: async (_root, { input }, context) => {
      const id = uuidOf('DiaryEntry', input.diaryEntryId);
      const { entry, visit } = await addDiaryVisit(context, context.viewer, id, withDishes(input), input);
      context.loaders.viewerDiaryEntry.clear(entry.restaurantId);
      return { entry, visit, restaurantId: entry.restaurantId };
    },
  }),
);
