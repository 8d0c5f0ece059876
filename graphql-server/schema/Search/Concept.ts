import type { Language as Code } from '../../languages';
import { knownRooms } from '../../search/vocabulary/knownRooms';
import { vocabulary } from '../../search/vocabulary/Vocabulary';
import { builder } from '../builder';
import { languageArgs } from '../languageArgs';
import { languageOf } from '../languageOf';

/** The name of a concept in a language; otherwise its key, with spaces instead of hyphens. */
export function conceptLabel(key: string, language: Code): string {
  return vocabulary.concepts.get(key)?.label[language] ?? knownRooms.get(key)?.name ?? key.replaceAll('-', ' ');
}

/** A concept of the search, made from its key. */
export const Concept = builder.objectRef<string>('Concept').implement({
  description:
    'Something that people ask for and that the search understands, for example a cuisine, a dish, a price, a diet or ' +
    'an atmosphere.',
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
