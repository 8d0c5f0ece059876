import { mosaicOf } from './mosaicOf';

const area = { x: 0, y: 0, width: 1080, height: 500 };

test.each([1, 2, 3, 4, 5, 7, 12, 13, 23, 24])('%i places fill the whole area', (count) => {
  const boxes = mosaicOf(count, area);
  expect(boxes).toHaveLength(count);
  expect(boxes.reduce((sum, { width, height }) => sum + width * height, 0)).toBeCloseTo(1080 * 500);
  for (const { x, y, width, height } of boxes) {
    expect(x + width).toBeLessThanOrEqual(1080.001);
    expect(y + height).toBeLessThanOrEqual(500.001);
  }
});

test('at most 24 places get a box', () => {
  expect(mosaicOf(60, area)).toHaveLength(24);
});
