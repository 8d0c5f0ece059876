import type { Concept } from '../../search/vocabulary/Concept';
import { builder } from '../builder';
import { languageArgs } from '../languageArgs';
import { languageOf } from '../languageOf';

/** The GraphQL type of a kind of dish. Its data is a concept of the search vocabulary. */
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
