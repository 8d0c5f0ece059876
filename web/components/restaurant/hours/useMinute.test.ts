import { act, renderHook } from '@testing-library/react';
import { useMinute } from './useMinute';

afterEach(() => jest.useRealTimers());

test('all components share one timer and get the next minute; the timer stops after the last unmount', () => {
  jest.useFakeTimers({ now: new Date('2026-01-01T12:00:30Z') });
  const shown = [renderHook(useMinute), renderHook(useMinute)];
  expect(jest.getTimerCount()).toBe(1);
  act(() => void jest.advanceTimersByTime(45_000));
  for (const { result } of shown) expect(result.current).toEqual(new Date('2026-01-01T12:01:00Z'));
  for (const { unmount } of shown) unmount();
  expect(jest.getTimerCount()).toBe(0);
});
