import { restaurantId } from './restaurantId';

test('the id is a version 5 UUID', () => {
  expect(restaurantId('sample', 'a')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('the id for a source and a sourceId never changes, because people save links that contain the id', () => {
  expect(restaurantId('sample', 'stl-two-aunts-pizza')).toBe('1987f106-d7f3-5b56-8a24-316c1adec0d4');
});

test('different sources or sourceIds lead to different ids', () => {
  const ids = [restaurantId('a-source', '1'), restaurantId('a-source', '2'), restaurantId('b-source', '1')];
  expect(new Set(ids).size).toBe(3);
});
