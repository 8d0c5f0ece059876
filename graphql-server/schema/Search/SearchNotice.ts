import { noticeText } from '../../search/explain/missText';
import type { SearchNotice as Notice } from '../../search/explain/notices';
import { builder } from '../builder';
import { listOf } from '../cost/fieldWeight';
import { languageArgs } from '../languageArgs';
import { languageOf } from '../languageOf';
import { Concept } from './Concept';

const SearchNoticeKind = builder.enumType('SearchNoticeKind', {
  description: 'The subject of a notice before the results. New values may be added.',
  values: {
    ALLERGY: { description: 'The craving names an allergy or a food to avoid. Fuud cannot guarantee safety.' },
    NAME_NOT_IN_AREA: {
      description:
        'The craving names a cuisine, a dish, a chain or a famous restaurant, but Fuud knows no matching restaurant ' +
        'in the area.',
    },
    NONE_MENTIONS: {
      description:
        'The craving has at least one wish, such as a dish, that no result of this page mentions. On the last page, ' +
        'no near miss mentions the wish either, if nearMisses is requested.',
    },
    NONE_OPEN: {
      description:
        'No result has the requested cuisine or dish, but at least one restaurant that is closed at the requested ' +
        'time has it.',
    },
    HOURS_UNLISTED: {
      description:
        'The search asks for a restaurant that is open late at night, early in the morning or 24 hours a day, but ' +
        'no restaurant of the area lists its opening hours. The diner should call first.',
    },
    NONE_IN_NEIGHBORHOOD: { description: 'No matching restaurant is in the named part of the city.' },
  } as const,
});

/** The GraphQL type of a notice above the results. */
export const SearchNotice = builder.objectRef<Notice>('SearchNotice').implement({
  description: 'One line that a diner should read before the results.',
  fields: (t) => ({
    kind: t.expose('kind', { type: SearchNoticeKind, description: 'The subject of the notice.' }),
    concepts: t.field({
      type: [Concept],
      extensions: listOf(2),
      description:
        'The requested concepts that the notice is about; empty for ALLERGY and NONE_IN_NEIGHBORHOOD. If the notice ' +
        'is about a noise that the diner does not want, the concept is "quiet", as in unknownConcepts.',
      resolve: ({ concepts }) => concepts,
    }),
    text: t.string({
      description: 'The notice, as a complete sentence.',
      args: languageArgs,
      resolve: (notice, { language }, context) => noticeText(notice, languageOf(context, language)),
    }),
  }),
});
