import { BackOff } from './BackOff';

test('BackOff waits 30 seconds, then twice as long after each failure, up to an hour; a success ends the wait', () => {
  const backOff = new BackOff();
  expect(backOff.isOver(0)).toBe(true);
  const waits = Array.from({ length: 9 }, () => {
    backOff.fail(0, null);
    return [30, 60, 120, 240, 480, 960, 1920, 3600, 3601].find((seconds) => backOff.isOver(seconds * 1000));
  });
  expect(waits).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600, 3600]);
  backOff.succeed();
  expect(backOff.isOver(0)).toBe(true);
  backOff.fail(0, null);
  expect(backOff.isOver(30_000)).toBe(true);
});

test('BackOff waits as long as the source asks, but at most a day', () => {
  const backOff = new BackOff();
  backOff.fail(0, 5000);
  expect([backOff.isOver(4999), backOff.isOver(5000)]).toEqual([false, true]);
  backOff.fail(0, 10 ** 12);
  expect(backOff.isOver(86_400_000)).toBe(true);
});
