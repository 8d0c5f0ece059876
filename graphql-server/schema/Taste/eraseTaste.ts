import { eraseTaste } from '../../domain/taste/eraseTaste';
import { loadTaste, type Taste as TasteShape } from '../../search/taste/loadTaste';
import { builder } from '../builder';
import { emptyInput } from '../emptyInput';
import { payloadType } from '../errors/UserError';
import { Taste } from './Taste';

const EraseTastePayload = payloadType<{ taste: TasteShape | null }>('EraseTastePayload', {
  description: 'The answer to eraseTaste.',
  fields: (t) => ({
    taste: t.field({
      type: Taste,
      nullable: true,
      description: 'The taste as it is now; null when the mutation was refused.',
      resolve: ({ taste }) => taste,
    }),
  }),
});

const EraseTasteInput = emptyInput('eraseTaste');

builder.mutationField('eraseTaste', (t) =>
  t.field({
    type: EraseTastePayload,
    description:
      'Resets the member’s taste. Existing saves, ratings and diary entries stay, but they no longer count for the ' +
      'taste.',
    authScopes: { member: true },
    args: {
      input: t.arg({ type: EraseTasteInput, required: true, defaultValue: {}, description: 'The optional input.' }),
    },
    resolve: async (_root, _args, context) => {
      const userId = await eraseTaste(context, context.viewer);
      return { taste: await loadTaste(context.pool, userId, new Date()) };
    },
  }),
);
