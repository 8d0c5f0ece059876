import { builder } from '../builder';
import { languageArgs } from '../languageArgs';
import { languageOf } from '../languageOf';
import { conceptLabel } from './SearchChip';

/** Something asked for of which nobody knows whether a result has it; made from the concept's id. */
export const SearchUnknown = builder.objectRef<{ concept: string }>('SearchUnknown').implement({
  description: 'Something asked for of which nobody knows whether this restaurant has it.',
  fields: (t) => ({
    concept: t.exposeString('concept', { description: 'The concept, by its id in the search’s vocabulary.' }),
    label: t.string({
      description: 'What it is called.',
      args: languageArgs,
      resolve: ({ concept }, { language }, context) => conceptLabel(concept, languageOf(context, language)),
    }),
  }),
});
