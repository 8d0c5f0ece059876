import { builder } from './builder';
import { Language } from './Settings/enums';

/** The argument of every field with translated text, see languageOf. */
export const languageArgs = builder.args((t) => ({
  language: t.field({
    type: Language,
    description:
      'In which language. Absent: the account’s, else the best of ours in the header Accept-Language, else English.',
  }),
}));
