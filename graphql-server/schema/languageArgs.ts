import { builder } from './builder';
import { Language } from './Settings/enums';

/** The argument of every field with translated text, see languageOf. */
export const languageArgs = builder.args((t) => ({
  language: t.field({
    type: Language,
    description:
      'The language of the text. If absent: the language of the account, else the language of ours that the header ' +
      'Accept-Language prefers, else English.',
  }),
}));
