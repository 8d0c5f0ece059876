import { act, renderHook } from '@testing-library/react';
import { useIsUnchangedFor } from './useIsUnchangedFor';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Renders the hook with a value and 600 ms. `pass` advances the time; `change` renders the hook with a new value. */
function watch(first: string) {
  const { result, rerender } = renderHook(({ value }) => useIsUnchangedFor(value, 600), {
    initialProps: { value: first },
  });
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
  return { result, pass, change: (value: string) => rerender({ value }) };
}

test('the hook returns true after the given time; each new value starts the time again', () => {
  const { result, pass, change } = watch('r');
  pass(599);
  expect(result.current).toBe(false);
  pass(1);
  expect(result.current).toBe(true);
  change('ra');
  expect(result.current).toBe(false);
  pass(400);
  change('ram');
  pass(400);
  expect(result.current).toBe(false);
  pass(200);
  expect(result.current).toBe(true);
});

test('a value that comes back also starts the time again', () => {
  const { result, pass, change } = watch('ra');
  pass(600);
  change('ram');
  pass(100);
  change('ra');
  expect(result.current).toBe(false);
  pass(599);
  expect(result.current).toBe(false);
  pass(1);
  expect(result.current).toBe(true);
});
