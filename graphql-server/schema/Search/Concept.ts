import type { Language as Code } from '../../languages';
import { famousRestaurants } from '../../search/vocabulary/famousRestaurants';
import { vocabulary } from '../../search/vocabulary/Vocabulary';
import { builder } from '../builder';
import { languageArgs } from '../languageArgs';
import { languageOf } from '../languageOf';

/**
 * Returns the name of a concept in a language, or the name of a famous restaurant. If no name is known for the key, it
 * returns the key with spaces instead of hyphens.
 */
export function conceptLabel(key: string, language: Code): string {
  return vocabulary.concepts.get(key)?.label[language] ?? famousRestaurants.get(key)?.name ?? key.replaceAll('-', ' ');
}

/** The GraphQL type of a concept of the search. Its data is the key of the concept. */
export const Concept = builder.objectRef<string>('Concept').implement({
  description:
    'Something that people ask for and that the search understands, e.g. a cuisine, a dish, a price, a diet or an ' +
    'atmosphere.',
  fields: (t) => ({
    key: t.string({
      description: 'The key in the vocabulary of the search, the same in every language, e.g. "ramen".',
      resolve: (key) => key,
    }),
    label: t.string({
      description: 'The name of the concept.',
      args: languageArgs,
      resolve: (key, { language }, context) => conceptLabel(key, languageOf(context, language)),
    }),
  }),
});
