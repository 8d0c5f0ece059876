import { act, renderHook } from '@testing-library/react';
import { useDebouncedValue } from './useDebouncedValue';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('a value is returned after the pause; after it was cleared, it does not come back while another is typed', () => {
  const { result, rerender } = renderHook(({ value }) => useDebouncedValue(value, 500), {
    initialProps: { value: '' },
  });
  rerender({ value: 'abc' });
  expect(result.current).toBe('');
  wait(500);
  expect(result.current).toBe('abc');
  rerender({ value: '' });
  expect(result.current).toBe('');
  wait(100);
  rerender({ value: 'xyz' });
  expect(result.current).toBe('');
  wait(499);
  expect(result.current).toBe('');
  wait(1);
  expect(result.current).toBe('xyz');
});
