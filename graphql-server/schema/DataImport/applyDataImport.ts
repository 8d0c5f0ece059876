import { z } from 'zod';
import { type AppliedImport, applyDataImport, importChoices } from '../../domain/ownData/import/applyDataImport';
import { builder } from '../builder';
import { clientMutationId } from '../clientMutationId';
import { payloadType } from '../errors/UserError';
import { restaurantUuid, uuidOf } from '../globalId';
import { idempotencyKey, retryInput } from '../idempotencyKey';
import { DataImport } from './DataImport';

const DataImportChoice = builder.inputType('DataImportChoice', {
  description: 'What the viewer says of one line.',
  fields: (t) => ({
    line: t.int({ required: true, description: 'Which line, from 1.' }),
    restaurantId: t.id({
      description: 'The global id or uuid of the restaurant it is about; null or absent leaves the line out.',
    }),
  }),
});

const ApplyDataImportInput = builder
  .inputType('ApplyDataImportInput', {
    description: 'Which file to take, and what the viewer says of single lines.',
    fields: (t) => ({
      dataImportId: t.id({ required: true, description: 'The import’s global id or uuid.' }),
      choices: t.field({ type: [DataImportChoice], description: 'At most 100; apply again with more.' }),
      idempotencyKey: idempotencyKey(t),
      clientMutationId: clientMutationId(t),
    }),
  })
  .validate(importChoices.extend({ dataImportId: z.string(), ...retryInput }));

const count = (description: string, of: (applied: AppliedImport['counts']) => number) => ({ description, of });

const counts = {
  savedCount: count('Restaurants that are new on the list.', ({ byWritten }) => byWritten.savedRestaurant),
  diaryEntryCount: count('Restaurants that are new in the diary.', ({ byWritten }) => byWritten.diaryEntry),
  visitCount: count('Visits that are new in the diary.', ({ byWritten }) => byWritten.diaryVisit),
  ratingCount: count('Ratings that are new, or newer than what stood.', ({ byWritten }) => byWritten.rating),
  alreadyThereCount: count('Lines of which the viewer kept all before.', ({ there }) => there),
  leftOutCount: count('Lines that the viewer left out.', ({ byStatus }) => byStatus.leftOut),
  unsureCount: count('Lines that nobody chose a restaurant for.', ({ byStatus }) => byStatus.unsure),
  unknownCount: count('Lines of which no restaurant is like theirs.', ({ byStatus }) => byStatus.unknown),
  unreadableCount: count('Lines that cannot be read.', ({ byStatus }) => byStatus.unreadable),
  noRoomCount: count('Lines for which the account has no room.', ({ noRoom }) => noRoom),
  remainingCount: count('Lines that are still to be taken: apply the import again.', ({ remaining }) => remaining),
};

const ApplyDataImportPayload = payloadType<AppliedImport>('ApplyDataImportPayload', {
  description:
    'The answer to applyDataImport, counted over the whole file and all calls. All are null when it was refused.',
  fields: (t) => ({
    ...Object.fromEntries(
      Object.entries(counts).map(([name, { description, of }]) => [
        name,
        // A mutation that failed as expected has none in its payload, see UserErrorsPlugin.
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
      description: 'The file.',
      resolve: ({ dataImport }: Partial<AppliedImport>) => dataImport ?? null,
    }),
  }),
});

builder.mutationField('applyDataImport', (t) =>
  t.field({
    type: ApplyDataImportPayload,
    description:
      'Takes a file that the viewer brought along into what they keep: every line whose restaurant is known, chosen, or described by an export of Fuud’s. A call ' +
      'takes 2,000 lines; calling again goes on, and writes nothing twice.',
    authScopes: { member: true },
    args: { input: t.arg({ type: ApplyDataImportInput, required: true, description: 'Which file.' }) },
    resolve: async (_root, { input }, context) => {
      const choices = (input.choices ?? []).map(({ line, restaurantId }) => ({
        line,
        restaurantId: restaurantId == null ? null : restaurantUuid(String(restaurantId)),
      }));
      const id = uuidOf('DataImport', input.dataImportId);
      const applied = await applyDataImport(context, context.viewer, id, choices, input);
      if (applied.ratedIds.length > 0) await context.cities.settle(applied.ratedIds); // searches show the new averages
      return applied;
    },
  }),
);
