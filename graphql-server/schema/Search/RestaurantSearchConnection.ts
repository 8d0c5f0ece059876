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
  description: 'Which fact of a restaurant answered the search. New values may be added.',
  values: {
    NAME: { description: 'Its name.' },
    CUISINE: { description: 'Its cuisine.' },
    DISH: { description: 'One of its dishes.' },
    NEIGHBORHOOD: { description: 'Where in the city it is.' },
    DESCRIPTION: { description: 'A sentence of its description.' },
    INSIGHT: { description: 'A sentence of why Fuud recommends it.' },
    FEATURE: { description: 'Something it has, such as outdoor seating.' },
    DIETARY: { description: 'A diet it caters for.' },
    PRICE: { description: 'Its price.' },
    HOURS: { description: 'Its opening hours.' },
  } as const,
});

/** Facts whose words are in our own lists and have labels. */
const LABELLED: ReadonlySet<Reason['field']> = new Set(['CUISINE', 'FEATURE', 'DIETARY']);

const FilteredFactEnum = builder.enumType('FilteredFact', {
  description: 'A kind of facts that a filter needs. New values may be added.',
  values: {
    PRICE: { description: 'What it costs.' },
    HOURS: { description: 'When it is open.' },
    DIETARY: { description: 'The diets it caters for.' },
  } as const,
});

const TextSpan = builder.objectRef<Span>('TextSpan').implement({
  description: 'A part of a text, counted in UTF-16 code units.',
  fields: (t) => ({
    start: t.exposeInt('start', { description: 'Where it begins.' }),
    end: t.exposeInt('end', { description: 'The first unit after it (exclusive).' }),
  }),
});

/** One reason for a restaurant's place in the results. */
export const SearchReason = builder.objectRef<Reason>('SearchReason').implement({
  description: 'Why a restaurant was found or chosen, in its own words.',
  fields: (t) => ({
    field: t.expose('field', { type: SearchField, description: 'Which fact it was.' }),
    text: t.exposeString('text', {
      description: 'The fact as the restaurant’s sources tell it, e.g. the name of a dish, or a sentence.',
    }),
    label: t.string({
      description:
        'The fact for people: a cuisine, a feature or a diet by its name in a language, all others the same as text.',
      args: languageArgs,
      resolve: ({ field, text }, { language }, context) =>
        (LABELLED.has(field) && factLabel(text, languageOf(context, language))) || text,
    }),
    marks: t.field({
      type: [TextSpan],
      extensions: listOf(2),
      description: 'Where the words stand in `text` that answer, in order.',
      resolve: marksOf,
    }),
    concept: t.field({
      type: Concept,
      nullable: true,
      description: 'What it speaks for; null where it only holds the words.',
      resolve: ({ concept }) => concept,
    }),
  }),
});

/** What an edge of a search is made from. */
export interface SearchEdge {
  cursor: string;
  node: RestaurantRow;
  distanceMeters: number | null;
  reasons: Reason[];
  /** Keys of concepts. */
  unknowns: string[];
}

/** What a connection of a search is made from, besides its edges. */
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
        'In a straight line from the center of the area, in meters; null where nobody knows where one of them is.',
      resolve: (edge) => (edge as unknown as SearchEdge).distanceMeters,
    }),
    reasons: t.field({
      type: [SearchReason],
      extensions: listOf(4),
      description: 'Why it was found, what weighs most first; empty when the whole area was asked for.',
      resolve: (edge) => (edge as unknown as SearchEdge).reasons,
    }),
    unknownConcepts: t.field({
      type: [Concept],
      extensions: listOf(2),
      description: 'What was asked for, and nobody knows whether this restaurant has it.',
      resolve: (edge) => (edge as unknown as SearchEdge).unknowns,
    }),
  }),
});

const findingsOf = (connection: unknown) => connection as SearchFindings;

/** The connection of searchRestaurants, with reasons on each edge. */
export const RestaurantSearchConnection = builder.connectionObject(
  {
    type: Restaurant,
    name: 'RestaurantSearchConnection',
    description: 'A page of the restaurants that answer a search, in the order that was asked for.',
    fields: (t) => ({
      area: t.field({
        type: SearchArea,
        description:
          'Where was searched, as it was understood. Its status tells an area without restaurants from a craving that none answers.',
        resolve: (connection) => findingsOf(connection).area,
      }),
      interpretation: t.field({
        type: SearchInterpretation,
        description: 'What the search made of the words.',
        resolve: (connection) => findingsOf(connection).interpretation,
      }),
      facets: t.field({
        type: SearchFacets,
        description: 'How all results fall into kinds.',
        resolve: (connection) => findingsOf(connection).facets,
      }),
      relaxations: t.field({
        type: [SearchRelaxation],
        extensions: listOf(8),
        description: 'What to give up when nothing was found, what brings most first; empty when something was.',
        resolve: (connection) => findingsOf(connection).relaxations,
      }),
      nearMisses: t.field({
        type: [NearMiss],
        extensions: listOf(10),
        description:
          'Restaurants that answer but for a diet, price, hour or part of the city that was typed: those that do not say it, and the closest of ' +
          'the others, at most 10. None is counted, and none fails a filter or an allergy. The same on every page.',
        resolve: (connection) => findingsOf(connection).nearMisses,
      }),
      notices: t.field({
        type: [SearchNotice],
        extensions: listOf(2),
        description: 'What a diner should read before the results, a line each; mostly empty.',
        resolve: (connection) => findingsOf(connection).notices,
      }),
      unlistedFacts: t.field({
        type: [FilteredFactEnum],
        extensions: listOf(3),
        description:
          'What no restaurant of the area lists: a filter by it finds none, whatever they have. Empty where there are ' +
          'no restaurants.',
        resolve: (connection) => findingsOf(connection).unlistedFacts,
      }),
    }),
  },
  RestaurantSearchEdge,
);
