import { z } from 'zod';
import { type AppliedImport, applyDataImport, importChoicesInput } from '../../domain/ownData/import/applyDataImport';
import { builder } from '../builder';
import { clientMutationId } from '../clientMutationId';
import { payloadType } from '../errors/UserError';
import { restaurantUuid, uuidOf } from '../globalId';
import { idempotencyKey, retryInput } from '../idempotencyKey';
import { DataImport } from './DataImport';

const DataImportChoice = builder.inputType('DataImportChoice', {
  description: 'The viewer’s choice for one line.',
  fields: (t) => ({
    line: t.int({ required: true, description: 'The number of the line, from 1.' }),
    restaurantId: t.id({
      description:
        'The global id or uuid of the restaurant that the line is about. If this field is null or absent, the line ' +
        'is left out.',
    }),
  }),
});

const ApplyDataImportInput = builder
  .inputType('ApplyDataImportInput', {
    description: 'Which file to import, and the viewer’s choices for single lines.',
    fields: (t) => ({
      dataImportId: t.id({ required: true, description: 'The import’s global id or uuid.' }),
      choices: t.field({
        type: [DataImportChoice],
        description: 'At most 100 choices. For more choices, call applyDataImport again.',
      }),
      idempotencyKey: idempotencyKey(t),
      clientMutationId: clientMutationId(t),
    }),
  })
  .validate(importChoicesInput.extend({ dataImportId: z.string(), ...retryInput }));

const count = (description: string, of: (applied: AppliedImport['counts']) => number) => ({ description, of });

const counts = {
  savedCount: count('Restaurants that were added to the saved list.', ({ byWritten }) => byWritten.savedRestaurant),
  diaryEntryCount: count('Restaurants that were added to the diary.', ({ byWritten }) => byWritten.diaryEntry),
  visitCount: count('Visits that were added to the diary.', ({ byWritten }) => byWritten.diaryVisit),
  ratingCount: count('Ratings that were added, or that replaced an older rating.', ({ byWritten }) => byWritten.rating),
  alreadyThereCount: count('Lines whose data the viewer already had.', ({ alreadyThere }) => alreadyThere),
  leftOutCount: count('Lines that the viewer left out.', ({ byStatus }) => byStatus.leftOut),
  unsureCount: count('Lines that still need a choice of restaurant.', ({ byStatus }) => byStatus.unsure),
  unknownCount: count('Lines without a similar restaurant in the catalog.', ({ byStatus }) => byStatus.unknown),
  unreadableCount: count('Lines that cannot be read.', ({ byStatus }) => byStatus.unreadable),
  noRoomCount: count(
    'Lines for which the account or a diary entry was full. If remainingCount is 0, a call without choices tries them again.',
    ({ noRoom }) => noRoom,
  ),
  remainingCount: count('Lines that the next calls of applyDataImport will import.', ({ remaining }) => remaining),
};

const ApplyDataImportPayload = payloadType<AppliedImport>('ApplyDataImportPayload', {
  description:
    'The answer to applyDataImport. The counts are for the whole file and all calls together. All counts are null ' +
    'when the call was refused.',
  fields: (t) => ({
    ...Object.fromEntries(
      Object.entries(counts).map(([name, { description, of }]) => [
        name,
        // The payload of a refused mutation has no counts, see UserErrorsPlugin.
        t.int({
          nullable: true,
          description,
          resolve: ({ counts }: Partial<AppliedImport>) => (counts ? of(counts) : null),
        }),
      ]),
    ),
    dataImport: t.field({
      type: DataImport,
      nullable: true,
      description: 'The imported file; null when the call was refused.',
      resolve: ({ dataImport }: Partial<AppliedImport>) => dataImport ?? null,
    }),
  }),
});

builder.mutationField('applyDataImport', (t) =>
  t.field({
    type: ApplyDataImportPayload,
    description:
      'Imports a file that the viewer uploaded. A line is imported if its restaurant was found or chosen. If the ' +
      'catalog does not have the restaurant, the line is imported if it is DESCRIBED. One call imports at most 2,000 ' +
      'lines, and the next call continues. The last call also adds the file’s searches to the search history.',
    authScopes: { member: true },
    args: { input: t.arg({ type: ApplyDataImportInput, required: true, description: 'The file and the choices.' }) },
    resolve: async (_root, { input }, context) => {
      const choices = (input.choices ?? []).map(({ line, restaurantId }) => ({
        line,
        restaurantId: restaurantId == null ? null : restaurantUuid(String(restaurantId)),
      }));
      const id = uuidOf('DataImport', input.dataImportId);
      const applied = await applyDataImport(context, context.viewer, id, choices, input);
      if (applied.ratedIds.length > 0) await context.cities.settle(applied.ratedIds); // so searches use new averages
      return applied;
    },
  }),
);
