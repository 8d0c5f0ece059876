import { suggestSearches } from '../../domain/history/suggestSearches';
import type { SearchSuggestion as Suggestion } from '../../search/suggestions/matchOffered';
import { MAX_SUGGESTIONS } from '../../search/suggestions/matchOffered';
import { builder } from '../builder';
import { listOf } from '../cost/fieldWeight';
import { languageArgs } from '../languageArgs';
import { languageOf } from '../languageOf';

const SearchSuggestionKind = builder.enumType('SearchSuggestionKind', {
  description: 'The kind of a suggestion. New values may be added.',
  values: {
    RECENT: { description: 'An earlier search of the member.' },
    CUISINE: { description: 'A cuisine.' },
    FOOD: { description: 'A kind of food.' },
    DRINK: { description: 'A drink.' },
    DESSERT: { description: 'A dessert.' },
    DIETARY: { description: 'A diet.' },
    MEAL: { description: 'A meal.' },
    OCCASION: { description: 'An occasion.' },
    NEIGHBORHOOD: { description: 'The name of a part of the city.' },
    RESTAURANT: { description: 'The name of a restaurant in the city.' },
  } as const,
});

const SearchSuggestion = builder.objectRef<Suggestion>('SearchSuggestion').implement({
  description: 'A suggested search.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'The text to show. It is also the text to search for.' }),
    kind: t.expose('kind', { type: SearchSuggestionKind, description: 'The kind of the suggestion.' }),
  }),
});

builder.queryField('searchSuggestions', (t) =>
  t.field({
    type: [SearchSuggestion],
    extensions: listOf(MAX_SUGGESTIONS),
    description:
      `Up to ${MAX_SUGGESTIONS} searches that contain the text typed so far. At most 3 of the member’s own searches ` +
      'come first. Cuisines, foods, drinks, desserts, diets, meals and occasions come next, then parts of the city, ' +
      'then restaurants. If no search contains the text, similar searches are suggested. For a blank text, the list ' +
      'contains only the member’s own searches.',
    args: {
      text: t.arg.string({
        required: true,
        description: 'The typed text. For a text of more than 100 characters, the list is empty.',
      }),
      areaText: t.arg.string({
        description:
          'The area to search in, as typed: a city or a ZIP code; St. Louis if absent or blank. The member’s own ' +
          'searches in this area come before the member’s other searches.',
      }),
      ...languageArgs,
    },
    resolve: (_root, { language, ...args }, context) =>
      suggestSearches(context, context.viewer, { ...args, language: languageOf(context, language) }),
  }),
);
