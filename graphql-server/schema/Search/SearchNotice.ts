import { noticeText } from '../../search/explain/missText';
import type { SearchNotice as Notice } from '../../search/explain/notices';
import { builder } from '../builder';
import { languageArgs } from '../languageArgs';
import { languageOf } from '../languageOf';

const SearchNoticeKind = builder.enumType('SearchNoticeKind', {
  description: 'The subject of a notice before the results. New values may be added.',
  values: {
    ALLERGY: { description: 'The craving names an allergy. Fuud cannot guarantee what a kitchen does.' },
    NAME_NOT_IN_AREA: {
      description: 'The requested chain, cuisine or dish is not known in the area.',
    },
    NONE_MENTIONS: {
      description: 'No result of this page mentions a dish, a mood or another wish of the search.',
    },
    NONE_OPEN: {
      description:
        'The area has the requested cuisine or dish, but at no place that is known to be open at the requested time.',
    },
    HOURS_UNLISTED: {
      description:
        'The search wants a place for late at night, early in the morning or around the clock, but no place of the area ' +
        'lists its opening hours: call first.',
    },
    NONE_IN_NEIGHBORHOOD: { description: 'No matching restaurant is in the named part of the city.' },
  } as const,
});

/** A line above the results. */
export const SearchNotice = builder.objectRef<Notice>('SearchNotice').implement({
  description: 'One line that a diner should read before the results.',
  fields: (t) => ({
    kind: t.expose('kind', { type: SearchNoticeKind, description: 'The subject of the notice.' }),
    text: t.string({
      description: 'The notice, as a complete sentence.',
      args: languageArgs,
      resolve: (notice, { language }, context) => noticeText(notice, languageOf(context, language)),
    }),
  }),
});
