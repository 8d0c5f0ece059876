import { act, renderHook } from '@testing-library/react';
import { useDecidedCards } from './useDecidedCards';

test('a card that is decided while another card flies away is below it; both disappear after their flights', () => {
  jest.useFakeTimers();
  const { result } = renderHook(() => useDecidedCards<string>((id) => id));
  const ids = () => result.current.decided.map(({ edge }) => edge);
  act(() => result.current.leave('first', 'left', false));
  act(() => void jest.advanceTimersByTime(400));
  act(() => result.current.leave('second', 'right', false));
  expect(ids()).toEqual(['second', 'first']);
  act(() => void jest.advanceTimersByTime(500));
  expect(ids()).toEqual(['second']);
  act(() => void jest.advanceTimersByTime(500));
  expect(ids()).toEqual([]);
  jest.useRealTimers();
});
