import { watchLoad } from './watchLoad';

let clock = 0;
beforeEach(() => {
  clock = 0;
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Fires the timer `times` times. Each time, the clock shows that the timer is `late` milliseconds late. */
function pass(late: number, times = 1): void {
  for (let time = 0; time < times; time += 1) {
    clock += 250 + late;
    jest.advanceTimersByTime(250);
  }
}

test('the load is high while the timer’s average delay in the last five seconds is over half a second', () => {
  const load = watchLoad(() => clock);
  pass(3000);
  expect(load.isHigh()).toBe(false); // the load is never high in the first five seconds
  pass(0, 20);
  expect(load.isHigh()).toBe(false);
  pass(2000); // one long piece of work among many short ones
  expect(load.isHigh()).toBe(false);
  pass(800, 6);
  expect(load.isHigh()).toBe(true);
  pass(0, 2);
  expect(load.isHigh()).toBe(true);
  pass(0, 18);
  expect(load.isHigh()).toBe(false);
  load.stop();
  pass(5000, 3);
  expect(load.isHigh()).toBe(false);
});
