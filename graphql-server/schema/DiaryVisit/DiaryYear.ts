import { listDiaryMonths, type DiaryMonth as MonthShape } from '../../domain/diary/listDiaryMonths';
import { longestStreak } from '../../domain/diary/longestStreak';
import {
  countUndatedVisits,
  reviewYear,
  type YearRestaurant,
  type DiaryYear as YearShape,
} from '../../domain/diary/reviewYear';
import { type Cuisine as CuisineShape, cuisineByKey, cuisinesOf } from '../../facts/cuisines';
import { refuseOutside } from '../../lists/pageSize';
import { builder } from '../builder';
import { listOf } from '../cost/fieldWeight';
import { DiaryEntry } from '../DiaryEntry/DiaryEntry';
import { Cuisine } from '../Restaurant/Cuisine';
import { Viewer } from '../Viewer/Viewer';

const MAX_RESTAURANTS = 24;

const CuisineCount = builder.objectRef<{ cuisine: CuisineShape; count: number }>('CuisineCount').implement({
  description: 'A cuisine and the number of visits to restaurants with this cuisine.',
  fields: (t) => ({
    cuisine: t.expose('cuisine', { type: Cuisine, description: 'The cuisine.' }),
    count: t.exposeInt('count', { description: 'How many visits in the year were to restaurants with this cuisine.' }),
  }),
});

const DiaryYearRestaurant = builder.objectRef<YearRestaurant>('DiaryYearRestaurant').implement({
  description: 'A restaurant that the viewer visited in the year.',
  fields: (t) => ({
    diaryEntry: t.field({
      type: DiaryEntry,
      nullable: true,
      description: 'The restaurant’s diary entry; null if the entry has just been removed.',
      resolve: ({ entryId }, _args, { prisma, viewer }) =>
        viewer.kind === 'MEMBER'
          ? prisma.diaryEntry.findUnique({ where: { id: entryId, userId: viewer.userId } })
          : null,
    }),
    name: t.exposeString('name', {
      description:
        'The restaurant’s current name. If the catalog no longer has the restaurant, this is the name in the diary ' +
        'entry.',
    }),
    cuisines: t.field({
      type: [Cuisine],
      extensions: listOf(3),
      description: 'The restaurant’s cuisines; empty when they are unknown.',
      resolve: ({ cuisine }) => cuisinesOf(cuisine),
    }),
    visitCount: t.exposeInt('visitCount', { description: 'How often the viewer visited the restaurant in the year.' }),
    stars: t.exposeInt('stars', { nullable: true, description: 'The viewer’s stars, 1 to 5; null if there are none.' }),
  }),
});

const DiaryYear = builder.objectRef<YearShape>('DiaryYear').implement({
  description: 'A review of one year of the viewer’s diary. Only undatedVisitCount includes visits without a date.',
  fields: (t) => ({
    year: t.exposeInt('year', { description: 'The year.' }),
    visitCount: t.exposeInt('visitCount', { description: 'How many visits the year has.' }),
    restaurantCount: t.exposeInt('restaurantCount', { description: 'How many restaurants were visited in the year.' }),
    cityCount: t.exposeInt('cityCount', {
      description: 'How many cities the visited restaurants are in. Restaurants in an unknown city are left out.',
    }),
    topCuisines: t.field({
      type: [CuisineCount],
      extensions: listOf(5),
      description: 'The cuisines with the most visits, at most five.',
      resolve: ({ topCuisines }) =>
        topCuisines.flatMap(({ key, count }) => {
          const cuisine = cuisineByKey(key);
          return cuisine ? [{ cuisine, count }] : [];
        }),
    }),
    restaurants: t.field({
      type: [DiaryYearRestaurant],
      extensions: listOf(MAX_RESTAURANTS),
      description:
        'The visited restaurants, most visits first. Restaurants with equally many visits are sorted by their last ' +
        `visit, latest first. At most ${MAX_RESTAURANTS}.`,
      resolve: ({ restaurants }) => restaurants.slice(0, MAX_RESTAURANTS),
    }),
    mostVisited: t.field({
      type: DiaryYearRestaurant,
      nullable: true,
      description:
        'The restaurant with the most visits, i.e. the first of `restaurants`. Null if the year has no visits.',
      resolve: ({ restaurants }) => restaurants[0] ?? null,
    }),
    mostVisitedCount: t.int({
      description: 'How many restaurants have as many visits as mostVisited, including mostVisited; 0 without visits.',
      resolve: ({ restaurants }) =>
        restaurants.filter(({ visitCount }) => visitCount === restaurants[0]?.visitCount).length,
    }),
    bestRated: t.expose('bestRated', {
      type: DiaryYearRestaurant,
      nullable: true,
      description:
        'The visited restaurant with the most stars from the viewer. Among restaurants with equally many stars, the ' +
        'restaurant with the most visits is chosen. Null if the viewer rated none of the visited restaurants.',
    }),
    bestRatedCount: t.int({
      description: 'How many restaurants have as many stars as bestRated, including bestRated; 0 if bestRated is null.',
      resolve: ({ restaurants, bestRated }) =>
        bestRated ? restaurants.filter(({ stars }) => stars === bestRated.stars).length : 0,
    }),
    longestStreakWeeks: t.int({
      description:
        'The largest number of consecutive weeks that each have at least one visit in the year. If `firstWeekday` is ' +
        'refused, diaryYear is null.',
      args: {
        firstWeekday: t.arg.int({
          required: true,
          defaultValue: 1,
          description: 'The day on which a week begins: 0 is Sunday, 1 is Monday, 6 is Saturday.',
        }),
      },
      resolve: ({ days }, { firstWeekday }) => {
        refuseOutside('firstWeekday', firstWeekday, 0, 6);
        return longestStreak(days, firstWeekday);
      },
    }),
    firstVisitOn: t.field({
      type: 'Date',
      nullable: true,
      description: 'The day of the first visit in the year; null if the year has no visits.',
      resolve: ({ days }) => days[0] ?? null,
    }),
    undatedVisitCount: t.int({
      description:
        'How many visits in the whole diary have no date. An entry without visits counts as one visit without a date.',
      resolve: (_year, _args, context) => countUndatedVisits(context, context.viewer),
    }),
  }),
});

const DiaryMonth = builder.objectRef<MonthShape>('DiaryMonth').implement({
  description: 'A month with visits.',
  fields: (t) => ({
    year: t.exposeInt('year', { description: 'The year.' }),
    month: t.exposeInt('month', { description: 'The month, 1 to 12.' }),
    visitCount: t.exposeInt('visitCount', { description: 'How many visits the month has.' }),
  }),
});

builder.objectField(Viewer, 'diaryYear', (t) =>
  t.field({
    type: DiaryYear,
    nullable: true,
    description: 'The review of one year of the diary; null unless the viewer is a member.',
    args: { year: t.arg.int({ required: true, description: 'The year, e.g. 2026.' }) },
    resolve: (_viewer, { year }, context) => reviewYear(context, context.viewer, year),
  }),
);

builder.objectField(Viewer, 'diaryMonths', (t) =>
  t.field({
    type: [DiaryMonth],
    extensions: listOf(36),
    description: 'The months with visits, the latest first; empty unless the viewer is a member.',
    resolve: (_viewer, _args, context) => listDiaryMonths(context, context.viewer),
  }),
);
