import { act, renderHook } from '@testing-library/react';
import { useAtIdle } from './useAtIdle';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Object.assign(window, { requestIdleCallback: undefined, cancelIdleCallback: undefined });
});

test('useAtIdle returns undefined until the browser is idle, and then the newest value', () => {
  const idle = new Map<number, () => void>();
  Object.assign(window, {
    requestIdleCallback: (act: () => void) => idle.set(idle.size + 1, act).size,
    cancelIdleCallback: (handle: number) => idle.delete(handle),
  });
  const { result, rerender } = renderHook(({ value }) => useAtIdle(value), { initialProps: { value: 'a' } });
  rerender({ value: 'b' });
  expect(result.current).toBeUndefined();
  expect(idle.size).toBe(0); // because the browser first draws the frame that shows the change
  act(() => void jest.advanceTimersToNextFrame());
  expect(idle.size).toBe(1);
  act(() => {
    for (const run of idle.values()) run();
  });
  expect(result.current).toBe('b');
});

test('without requestIdleCallback, useAtIdle returns the value after 100 ms', () => {
  const { result } = renderHook(() => useAtIdle('a'));
  expect(result.current).toBeUndefined();
  act(() => void jest.advanceTimersByTime(100));
  expect(result.current).toBe('a');
});
