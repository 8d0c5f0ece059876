import type { Concept } from '../../search/vocabulary/Concept';
import { builder } from '../builder';
import { languageArgs } from '../languageArgs';
import { languageOf } from '../languageOf';

/** A kind of dish, made from the concept of search that it is. */
export const ServedDish = builder.objectRef<Concept>('ServedDish').implement({
  description: 'A kind of dish that a restaurant serves, e.g. Pho.',
  fields: (t) => ({
    key: t.exposeString('id', { description: 'The same for ever and in every language: "pho", "chicken-wings".' }),
    label: t.string({
      description: 'What it is called.',
      args: languageArgs,
      resolve: ({ label }, { language }, context) => label[languageOf(context, language)],
    }),
  }),
});
