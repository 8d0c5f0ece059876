import { hoursConcepts } from './hoursConcepts';

const daily = (opens: number, closes: number) =>
  Array.from({ length: 7 }, (_, day) => ({ day, opens: opens * 60, closes: closes * 60 }));
const supported = (hours: object[]) =>
  hoursConcepts(hours)
    .filter(({ weight }) => weight > 0)
    .map(({ concept }) => concept);

test('a place that is open from the evening until noon serves breakfast and brunch', () => {
  expect(supported(daily(17, 36))).toEqual(
    expect.arrayContaining(['late-night', 'early-morning', 'breakfast', 'brunch', 'dinner']),
  );
});

test('a place that closes at 2 AM serves no breakfast, and a place that closes at 3 PM serves no dinner', () => {
  expect(supported(daily(17, 26))).toEqual(['late-night', 'dinner']);
  expect(supported(daily(8, 15))).toEqual(['breakfast', 'lunch', 'brunch']);
});

test('unknown hours support nothing', () => {
  expect(hoursConcepts(null)).toEqual([]);
});
