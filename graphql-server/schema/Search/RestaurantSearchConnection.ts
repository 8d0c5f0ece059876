import type { Restaurant as RestaurantRow } from '../../database/__generated__/prisma/client';
import { factLabel } from '../../facts/factLabel';
import type { SearchArea as Area } from '../../search/area/SearchArea';
import { marksOf, type TextSpan as Span } from '../../search/explain/marksOf';
import type { SearchNotice as Notice } from '../../search/explain/notices';
import type { SearchReason as Reason } from '../../search/explain/SearchReason';
import type { ShownUnderstanding } from '../../search/parse/Understanding';
import type { NearMissResult } from '../../search/SearchResults';
import type { AreaStatus } from '../../search/score/areaStatus';
import type { SearchFacets as Facets, SearchRelaxation as Relaxation } from '../../search/score/SearchAnswer';
import type { FilteredFact } from '../../search/score/unlistedFacts';
import { builder } from '../builder';
import { listOf } from '../cost/fieldWeight';
import { languageArgs } from '../languageArgs';
import { languageOf } from '../languageOf';
import { Restaurant } from '../Restaurant/Restaurant';
import { Concept } from './Concept';
import { NearMiss } from './NearMiss';
import { SearchArea } from './SearchArea';
import { SearchFacets } from './SearchFacets';
import { SearchInterpretation } from './SearchInterpretation';
import { SearchNotice } from './SearchNotice';
import { SearchRelaxation } from './SearchRelaxation';

const SearchField = builder.enumType('SearchField', {
  description: 'The kind of fact that matched the search. New values may be added.',
  values: {
    NAME: { description: 'The name of the restaurant.' },
    CUISINE: { description: 'A cuisine of the restaurant.' },
    DISH: { description: 'A dish of the restaurant.' },
    NEIGHBORHOOD: { description: 'The part of the city.' },
    DESCRIPTION: { description: 'A sentence in the description.' },
    INSIGHT: { description: 'A sentence about why Fuud recommends the restaurant.' },
    FEATURE: { description: 'A feature, such as outdoor seating.' },
    DIETARY: { description: 'A diet that the restaurant caters for.' },
    PRICE: { description: 'The price level.' },
    HOURS: { description: 'The opening hours.' },
  } as const,
});

/** The kinds of facts whose texts facts/factLabel.ts can translate. */
const LABELLED: ReadonlySet<Reason['field']> = new Set(['CUISINE', 'FEATURE', 'DIETARY']);

const FilteredFactEnum = builder.enumType('FilteredFact', {
  description: 'A kind of fact that a filter checks. New values may be added.',
  values: {
    PRICE: { description: 'How expensive a restaurant is.' },
    HOURS: { description: 'When a restaurant is open.' },
    DIETARY: { description: 'The diets that a restaurant caters for.' },
  } as const,
});

const TextSpan = builder.objectRef<Span>('TextSpan').implement({
  description: 'A part of a text. Its start and end are positions in UTF-16 code units, counted from 0.',
  fields: (t) => ({
    start: t.exposeInt('start', { description: 'The position of the first unit of the part.' }),
    end: t.exposeInt('end', { description: 'The position after the last unit of the part.' }),
  }),
});

/** The GraphQL type of a reason why a restaurant was found or chosen. */
export const SearchReason = builder.objectRef<Reason>('SearchReason').implement({
  description: 'A reason why a restaurant was found or chosen. Each reason is one fact of the restaurant.',
  fields: (t) => ({
    field: t.expose('field', { type: SearchField, description: 'The kind of fact that matched.' }),
    text: t.exposeString('text', {
      description: 'The text of the fact, e.g. the name of a dish, or a sentence of the description.',
    }),
    label: t.string({
      description:
        'The text to show to people. For a cuisine, a feature or a diet, this is the name in the requested language. ' +
        'For every other kind of fact, it is equal to `text`.',
      args: languageArgs,
      resolve: ({ field, text }, { language }, context) =>
        (LABELLED.has(field) && factLabel(text, languageOf(context, language))) || text,
    }),
    marks: t.field({
      type: [TextSpan],
      extensions: listOf(2),
      description: 'The positions of the matching words in `text`, in order.',
      resolve: marksOf,
    }),
    concept: t.field({
      type: Concept,
      nullable: true,
      description:
        'The concept that the fact matches: a requested concept or, in a deck, a concept that the member likes. Null ' +
        'if only typed words match the fact.',
      resolve: ({ concept }) => concept,
    }),
  }),
});

/** The data of an edge of a search. */
export interface SearchEdge {
  cursor: string;
  node: RestaurantRow;
  distanceMeters: number | null;
  reasons: Reason[];
  /** Keys of concepts. */
  unknownConcepts: string[];
}

/** The data of a search's connection, except the edges. */
export interface SearchFindings {
  area: Area & { status: AreaStatus };
  interpretation: ShownUnderstanding;
  facets: Facets;
  relaxations: Relaxation[];
  nearMisses: NearMissResult[];
  notices: Notice[];
  unlistedFacts: FilteredFact[];
}

const RestaurantSearchEdge = builder.edgeObject({
  type: Restaurant,
  name: 'RestaurantSearchEdge',
  description: 'One result.',
  fields: (t) => ({
    distanceMeters: t.int({
      nullable: true,
      description:
        'The distance in a straight line from the center of the area, in meters; null if the center or the position ' +
        'of the restaurant is unknown.',
      resolve: (edge) => (edge as unknown as SearchEdge).distanceMeters,
    }),
    reasons: t.field({
      type: [SearchReason],
      extensions: listOf(4),
      description:
        'The facts that best match the craving, in this order: name, cuisine, dishes, features, diets, price, hours, ' +
        'neighborhood, sentences. Empty if the search lists the whole area.',
      resolve: (edge) => (edge as unknown as SearchEdge).reasons,
    }),
    unknownConcepts: t.field({
      type: [Concept],
      extensions: listOf(2),
      description:
        'At most 3 requested concepts of seating, noise, service, price or time that no fact of the place mentions.',
      resolve: (edge) => (edge as unknown as SearchEdge).unknownConcepts,
    }),
  }),
});

const findingsOf = (connection: unknown) => connection as SearchFindings;

/** The connection of searchRestaurants, with reasons on each edge. */
export const RestaurantSearchConnection = builder.connectionObject(
  {
    type: Restaurant,
    name: 'RestaurantSearchConnection',
    description: 'A page of the restaurants that match a search, in the requested order.',
    fields: (t) => ({
      area: t.field({
        type: SearchArea,
        description:
          'The searched area, as the search understood it. The status of the area does not depend on whether a ' +
          'restaurant matches the search.',
        resolve: (connection) => findingsOf(connection).area,
      }),
      interpretation: t.field({
        type: SearchInterpretation,
        description: 'How the search understood the words.',
        resolve: (connection) => findingsOf(connection).interpretation,
      }),
      facets: t.field({
        type: SearchFacets,
        description: 'The number of results for each value of the filters.',
        resolve: (connection) => findingsOf(connection).facets,
      }),
      relaxations: t.field({
        type: [SearchRelaxation],
        extensions: listOf(8),
        description:
          'If nothing was found: suggestions of conditions to drop. Suggestions with more results usually come ' +
          'first, but suggestions that drop a diet come last. No suggestion drops an allergy. Empty if there are ' +
          'results.',
        resolve: (connection) => findingsOf(connection).relaxations,
      }),
      nearMisses: t.field({
        type: [NearMiss],
        extensions: listOf(10),
        description:
          'At most 10 restaurants that almost match the craving: they do not match a typed diet, price, time or part ' +
          'of the city, or it is unknown whether they match. A named food may also be missing. Restaurants with ' +
          'fewer misses come first; a missing food counts as two misses. Near misses do not count as results, and ' +
          'they never violate a filter or an allergy. The list is the same on every page.',
        resolve: (connection) => findingsOf(connection).nearMisses,
      }),
      notices: t.field({
        type: [SearchNotice],
        extensions: listOf(2),
        description: 'The notices that a diner should read before the results; each notice is one line. Usually empty.',
        resolve: (connection) => findingsOf(connection).notices,
      }),
      unlistedFacts: t.field({
        type: [FilteredFactEnum],
        extensions: listOf(3),
        description:
          'The kinds of facts that no public restaurant in or near the area lists. A filter for one of these kinds ' +
          'finds no restaurants. Empty if there are no public restaurants in or near the area.',
        resolve: (connection) => findingsOf(connection).unlistedFacts,
      }),
    }),
  },
  RestaurantSearchEdge,
);
