import { listDiaryMonths, type DiaryMonth as MonthShape } from '../../domain/diary/listDiaryMonths';
import { reviewYear, type YearPlace, type DiaryYear as YearShape } from '../../domain/diary/reviewYear';
import { type Cuisine as CuisineShape, cuisineByKey } from '../../facts/cuisines';
import { builder } from '../builder';
import { listOf } from '../cost/fieldWeight';
import { DiaryEntry } from '../DiaryEntry/DiaryEntry';
import { Cuisine } from '../Restaurant/Cuisine';
import { Viewer } from '../Viewer/Viewer';

const CuisineCount = builder.objectRef<{ cuisine: CuisineShape; count: number }>('CuisineCount').implement({
  description: 'A cuisine and how many visits were to places that have it.',
  fields: (t) => ({
    cuisine: t.expose('cuisine', { type: Cuisine, description: 'The cuisine.' }),
    count: t.exposeInt('count', { description: 'How many visits.' }),
  }),
});

const DiaryYearRestaurant = builder.objectRef<YearPlace>('DiaryYearRestaurant').implement({
  description: 'A restaurant of a year.',
  fields: (t) => ({
    diaryEntry: t.field({
      type: DiaryEntry,
      nullable: true,
      description: 'Its entry; null when it was removed meanwhile.',
      resolve: ({ entryId }, _args, { prisma, viewer }) =>
        viewer.kind === 'MEMBER'
          ? prisma.diaryEntry.findUnique({ where: { id: entryId, userId: viewer.userId } })
          : null,
    }),
    visitCount: t.exposeInt('visitCount', { description: 'How many visits it had within the year.' }),
    stars: t.exposeInt('stars', { nullable: true, description: 'The viewer’s rating, 1 to 5; null when unrated.' }),
  }),
});

const DiaryYear = builder.objectRef<YearShape>('DiaryYear').implement({
  description: 'A year of the viewer’s diary, counted from the visits that have a date.',
  fields: (t) => ({
    year: t.exposeInt('year', { description: 'The year.' }),
    visitCount: t.exposeInt('visitCount', { description: 'How many visits it holds.' }),
    restaurantCount: t.exposeInt('placeCount', { description: 'How many restaurants they were to.' }),
    cityCount: t.exposeInt('cityCount', { description: 'In how many cities, of places whose city is known.' }),
    topCuisines: t.field({
      type: [CuisineCount],
      extensions: listOf(5),
      description: 'The cuisines of most visits, five at most.',
      resolve: ({ topCuisines }) =>
        topCuisines.flatMap(({ key, count }) => {
          const cuisine = cuisineByKey(key);
          return cuisine ? [{ cuisine, count }] : [];
        }),
    }),
    mostVisited: t.expose('mostVisited', {
      type: DiaryYearRestaurant,
      nullable: true,
      description: 'The place of most visits, of equals the one visited last; null without a visit.',
    }),
    bestRated: t.expose('bestRated', {
      type: DiaryYearRestaurant,
      nullable: true,
      description: 'The place of the year with the viewer’s most stars; null when none is rated.',
    }),
    longestStreakWeeks: t.exposeInt('longestStreakWeeks', {
      description: 'The most weeks in a row, Monday to Sunday, with a visit.',
    }),
    firstVisitOn: t.expose('firstVisitOn', {
      type: 'Date',
      nullable: true,
      description: 'The day of the first visit; null without one.',
    }),
  }),
});

const DiaryMonth = builder.objectRef<MonthShape>('DiaryMonth').implement({
  description: 'A month that holds visits.',
  fields: (t) => ({
    year: t.exposeInt('year', { description: 'The year.' }),
    month: t.exposeInt('month', { description: 'The month, 1 to 12.' }),
    visitCount: t.exposeInt('visitCount', { description: 'How many visits it holds.' }),
  }),
});

builder.objectField(Viewer, 'diaryYear', (t) =>
  t.field({
    type: DiaryYear,
    nullable: true,
    description: 'A year in review; null for all but members.',
    args: { year: t.arg.int({ required: true, description: 'The year, e.g. 2026.' }) },
    resolve: (_viewer, { year }, context) => reviewYear(context, context.viewer, year),
  }),
);

builder.objectField(Viewer, 'diaryMonths', (t) =>
  t.field({
    type: [DiaryMonth],
    extensions: listOf(36),
    description: 'The months that hold visits, the latest first; empty for all but members.',
    resolve: (_viewer, _args, context) => listDiaryMonths(context, context.viewer),
  }),
);
