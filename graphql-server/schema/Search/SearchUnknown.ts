import { builder } from '../builder';
import { Language } from '../Settings/enums';
import { conceptLabel } from './SearchChip';

/** Something asked for of which nobody knows whether a result has it; made from the concept's id. */
export const SearchUnknown = builder.objectRef<{ concept: string }>('SearchUnknown').implement({
  description: 'Something asked for of which nobody knows whether this restaurant has it.',
  fields: (t) => ({
    concept: t.exposeString('concept', { description: 'The concept, by its id in the search’s vocabulary.' }),
    label: t.string({
      description: 'What it is called.',
      args: {
        language: t.arg({ type: Language, required: true, defaultValue: 'en', description: 'In which language.' }),
      },
      resolve: ({ concept }, { language }) => conceptLabel(concept, language),
    }),
  }),
});
