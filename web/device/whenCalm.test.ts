import { whenCalm } from './whenCalm';

const idle = new Map<number, () => void>();
const beIdle = () => {
  for (const [handle, act] of [...idle]) {
    idle.delete(handle);
    act();
  }
};
/** Dispatches a pointer event. It is made from a MouseEvent, because jsdom has no PointerEvent. */
const point = (type: string, pointerId = 1, button = 0) =>
  window.dispatchEvent(Object.assign(new MouseEvent(type, { button }), { pointerId }));

beforeEach(() => {
  jest.useFakeTimers();
  let last = 0;
  Object.assign(window, {
    requestIdleCallback: (act: () => void) => {
      last++;
      idle.set(last, act);
      return last;
    },
    cancelIdleCallback: (handle: number) => idle.delete(handle),
  });
});
afterEach(() => {
  idle.clear();
  jest.useRealTimers();
  Object.assign(window, { requestIdleCallback: undefined, cancelIdleCallback: undefined });
});

test('a task runs when the browser is idle, after the next frame', () => {
  const task = jest.fn();
  whenCalm(task);
  beIdle();
  expect(task).not.toHaveBeenCalled();
  jest.advanceTimersToNextFrame();
  beIdle();
  expect(task).toHaveBeenCalledTimes(1);
});

test('each of two tasks runs after a frame of its own', () => {
  const ran: string[] = [];
  whenCalm(() => ran.push('first'));
  whenCalm(() => ran.push('second'));
  jest.advanceTimersToNextFrame();
  beIdle();
  beIdle();
  expect(ran).toEqual(['first']);
  jest.advanceTimersToNextFrame();
  beIdle();
  expect(ran).toEqual(['first', 'second']);
});

test('a task waits until all fingers are lifted, even if they touch the page after the call of whenCalm', () => {
  const task = jest.fn();
  whenCalm(task);
  point('pointerdown', 1);
  point('pointerdown', 2);
  jest.advanceTimersToNextFrame();
  beIdle();
  point('pointerup', 1);
  jest.advanceTimersToNextFrame();
  beIdle();
  expect(task).not.toHaveBeenCalled();
  point('pointercancel', 2);
  jest.advanceTimersToNextFrame();
  beIdle();
  expect(task).toHaveBeenCalledTimes(1);
});

test('a pressed right mouse button does not delay a task, because the page may not see its release', () => {
  const task = jest.fn();
  point('pointerdown', 1, 2);
  whenCalm(task);
  jest.advanceTimersToNextFrame();
  beIdle();
  expect(task).toHaveBeenCalledTimes(1);
});

test.each(['the next frame', 'an idle browser', 'a lifted finger'])(
  'a task that waits for %s can be canceled',
  (wait) => {
    const task = jest.fn();
    if (wait === 'a lifted finger') point('pointerdown');
    const cancel = whenCalm(task);
    if (wait === 'an idle browser') jest.advanceTimersToNextFrame();
    cancel();
    point('pointerup');
    jest.advanceTimersToNextFrame();
    beIdle();
    expect(task).not.toHaveBeenCalled();
  },
);
