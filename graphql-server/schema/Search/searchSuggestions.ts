import { suggestSearches } from '../../domain/history/suggestSearches';
import type { SearchSuggestion as Suggestion } from '../../search/suggestions/matchOffered';
import { MOST_SUGGESTIONS } from '../../search/suggestions/matchOffered';
import { builder } from '../builder';
import { listOf } from '../cost/fieldWeight';
import { languageArgs } from '../languageArgs';
import { languageOf } from '../languageOf';

const SearchSuggestionKind = builder.enumType('SearchSuggestionKind', {
  description: 'What a suggestion is. New values may be added.',
  values: {
    RECENT: { description: 'Something the viewer searched for before.' },
    CUISINE: { description: 'A cuisine.' },
    FOOD: { description: 'A kind of food.' },
    DRINK: { description: 'A drink.' },
    DESSERT: { description: 'A dessert.' },
    DIETARY: { description: 'A way of eating.' },
    MEAL: { description: 'A meal.' },
    OCCASION: { description: 'An occasion.' },
    NEIGHBORHOOD: { description: 'A part of the city, by its name.' },
    RESTAURANT: { description: 'A restaurant of the city, by its name.' },
  } as const,
});

const SearchSuggestion = builder.objectRef<Suggestion>('SearchSuggestion').implement({
  description: 'Something that may be searched for.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'What to show, and to search for when it is chosen.' }),
    kind: t.expose('kind', { type: SearchSuggestionKind, description: 'What it is.' }),
  }),
});

builder.queryField('searchSuggestions', (t) =>
  t.field({
    type: [SearchSuggestion],
    extensions: listOf(MOST_SUGGESTIONS),
    description:
      `Up to ${MOST_SUGGESTIONS} searches that hold what somebody has typed so far: the viewer’s own first, newest first, then cuisines, ` +
      'foods, drinks, desserts, diets, meals and occasions, then parts of the city and restaurants by name. What nearly holds it is offered ' +
      'only where nothing does. Blank: the viewer’s newest searches.',
    args: {
      text: t.arg.string({ required: true, description: 'What was typed; past 100 characters nothing fits.' }),
      areaText: t.arg.string({
        description:
          'Where is searched, as it was typed: a city or a ZIP code. What the viewer searched for there comes first.',
      }),
      ...languageArgs,
    },
    resolve: (_root, { language, ...args }, context) =>
      suggestSearches(context, context.viewer, { ...args, language: languageOf(context, language) }),
  }),
);
