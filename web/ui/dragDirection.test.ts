import { dragDirection } from './dragDirection';

const measure = { farPx: 50, fastPxPerMs: 0.3 };
const drag = (distance: number, ms: number) =>
  [0, 0.25, 0.5, 0.75, 1].map((part) => ({ x: part * distance, time: part * ms }));

test.each([
  ['far to the left', -60, 900, 'left'],
  ['far to the right', 60, 900, 'right'],
  ['short and slow', -30, 900, null],
  ['short and fast', -30, 60, 'left'],
  ['a tap', -3, 5, null],
])('%s: a drag of %i px in %i ms has the direction %s', (_, distance, ms, direction) => {
  expect(dragDirection(drag(distance, ms), measure)).toBe(direction);
});

test('a drag that starts fast and then rests until the finger is lifted does not count', () => {
  const points = [...drag(-40, 60), { x: -40, time: 400 }, { x: -40, time: 440 }];
  expect(dragDirection(points, measure)).toBeNull();
});

test('a fast drag counts on a device that reports few points', () => {
  const points = [
    { x: 0, time: 0 },
    { x: 40, time: 90 },
    { x: 40, time: 95 },
  ];
  expect(dragDirection(points, measure)).toBe('right');
});

test('a slow drag that ends with a fast move back does not count', () => {
  const points = [...drag(-40, 400), { x: -35, time: 410 }, { x: -20, time: 440 }];
  expect(dragDirection(points, measure)).toBeNull();
});

test('without points there is no direction', () => {
  expect(dragDirection([], measure)).toBeNull();
});
