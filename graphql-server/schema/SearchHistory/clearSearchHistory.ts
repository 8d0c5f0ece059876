import { clearSearchHistory } from '../../domain/history/clearSearchHistory';
import { builder } from '../builder';
import { emptyInput } from '../emptyInput';
import { payloadType } from '../errors/UserError';

const ClearSearchHistoryPayload = payloadType<{ clearedCount: number }>('ClearSearchHistoryPayload', {
  description: 'The answer to clearSearchHistory.',
  fields: (t) => ({
    clearedCount: t.int({
      nullable: true,
      description: 'How many searches were deleted; null when the mutation was refused.',
      resolve: ({ clearedCount }) => clearedCount,
    }),
  }),
});

const ClearSearchHistoryInput = emptyInput('clearSearchHistory');

builder.mutationField('clearSearchHistory', (t) =>
  t.field({
    type: ClearSearchHistoryPayload,
    description: 'Deletes all searches in the member’s history.',
    authScopes: { member: true },
    args: {
      input: t.arg({
        type: ClearSearchHistoryInput,
        required: true,
        defaultValue: {},
        description: 'This argument may be omitted.',
      }),
    },
    resolve: async (_root, _args, context) => ({ clearedCount: await clearSearchHistory(context, context.viewer) }),
  }),
);
