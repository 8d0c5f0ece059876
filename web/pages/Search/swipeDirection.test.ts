import { swipeDirection } from './swipeDirection';

const drag = (distance: number, ms: number) =>
  [0, 0.25, 0.5, 0.75, 1].map((part) => ({ x: part * distance, time: part * ms }));

test.each([
  ['far to the left', -60, 900, 'next'],
  ['far to the right', 60, 900, 'previous'],
  ['short and slow', -30, 900, null],
  ['short and fast', -30, 60, 'next'],
  ['a tap', -3, 5, null],
])('%s: %i px in %i ms is %s', (_, distance, ms, direction) => {
  expect(swipeDirection(drag(distance, ms))).toBe(direction);
});

test('a fast start that came to rest does not count', () => {
  const points = [...drag(-40, 60), { x: -40, time: 400 }, { x: -40, time: 440 }];
  expect(swipeDirection(points)).toBeNull();
});

test('nothing dragged', () => {
  expect(swipeDirection([])).toBeNull();
});
