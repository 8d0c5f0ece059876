import type { Concept } from '../../search/vocabulary/Concept';
import { builder } from '../builder';
import { languageArgs } from '../languageArgs';
import { languageOf } from '../languageOf';

/** A kind of dish, made from its concept in the search. */
export const ServedDish = builder.objectRef<Concept>('ServedDish').implement({
  description: 'A kind of dish that a restaurant serves, e.g. Pho.',
  fields: (t) => ({
    key: t.exposeString('id', {
      description: 'The key, which never changes and is the same in every language: "pho", "chicken-wings".',
    }),
    label: t.string({
      description: 'The name of the dish.',
      args: languageArgs,
      resolve: ({ label }, { language }, context) => label[languageOf(context, language)],
    }),
  }),
});
