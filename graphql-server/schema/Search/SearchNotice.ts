import { noticeText } from '../../search/explain/missText';
import type { SearchNotice as Notice } from '../../search/explain/notices';
import { builder } from '../builder';
import { languageArgs } from '../languageArgs';
import { languageOf } from '../languageOf';

const SearchNoticeKind = builder.enumType('SearchNoticeKind', {
  description: 'What a diner should know before reading the results. New values may be added.',
  values: {
    ALLERGY: { description: 'An allergy was named, and nobody vouches for a kitchen.' },
    NAME_NOT_IN_AREA: {
      description: 'The chain, the cuisine or the dish that was asked for is not known in the area.',
    },
    NONE_IN_NEIGHBORHOOD: { description: 'Nothing that answers lies in the part of the city that was named.' },
  } as const,
});

/** A line above the results. */
export const SearchNotice = builder.objectRef<Notice>('SearchNotice').implement({
  description: 'One line that a diner should read before the results.',
  fields: (t) => ({
    kind: t.expose('kind', { type: SearchNoticeKind, description: 'What it is about.' }),
    text: t.string({
      description: 'The line, a whole sentence.',
      args: languageArgs,
      resolve: (notice, { language }, context) => noticeText(notice, languageOf(context, language)),
    }),
  }),
});
