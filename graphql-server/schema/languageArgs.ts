import { builder } from './builder';
import { Language } from './Settings/enums';

/** The argument of every field with translated text, see languageOf. */
export const languageArgs = builder.args((t) => ({
  language: t.field({
    type: Language,
    description:
      'The language of the text. If absent, it is the language of the account. If the account has none, it is the ' +
      'language of Fuud that the header Accept-Language prefers. If there is none, it is English.',
  }),
}));
