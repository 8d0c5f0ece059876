import { act, renderHook } from '@testing-library/react';
import { useAtIdle } from './useAtIdle';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Object.assign(window, { requestIdleCallback: undefined, cancelIdleCallback: undefined });
});

test('follows when the browser is idle, and only to the newest value', () => {
  const idle = new Map<number, () => void>();
  Object.assign(window, {
    requestIdleCallback: (act: () => void) => idle.set(idle.size + 1, act).size,
    cancelIdleCallback: (handle: number) => idle.delete(handle),
  });
  const { result, rerender } = renderHook(({ value }) => useAtIdle(value), { initialProps: { value: 'a' } });
  rerender({ value: 'b' });
  expect(result.current).toBeUndefined();
  expect(idle.size).toBe(1);
  act(() => {
    for (const run of idle.values()) run();
  });
  expect(result.current).toBe('b');
});

test('a browser that cannot tell follows a moment later', () => {
  const { result } = renderHook(() => useAtIdle('a'));
  expect(result.current).toBeUndefined();
  act(() => void jest.advanceTimersByTime(100));
  expect(result.current).toBe('a');
});
