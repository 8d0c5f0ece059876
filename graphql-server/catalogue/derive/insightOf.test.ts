import { someFacts } from '../testing/someFacts';
import { insightOf } from './insightOf';

const everyDay = ([0, 1, 2, 3, 4, 5, 6] as const).map((day) => ({ day, opens: 660, closes: 1320 }));

test('one star and one rating are in the singular', () => {
  const rated = { cuisine: 'Sushi', city: 'St. Louis', neighborhood: null, yelpRating: 1, yelpReviews: 1 };
  expect(insightOf(someFacts(rated))).toBe(
    'Sushi in St. Louis; 1 star from 1 rating. From: cuisine, city, Yelp rating.',
  );
});

test('a place that closed for good has no insight, because it is no longer open every day', () => {
  expect(insightOf(someFacts({ weeklyHours: everyDay }))).toContain('open every day');
  expect(insightOf(someFacts({ weeklyHours: everyDay, isClosed: true }))).toBeNull();
});
