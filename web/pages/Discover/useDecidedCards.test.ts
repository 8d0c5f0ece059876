import { act, renderHook } from '@testing-library/react';
import { useDecidedCards } from './useDecidedCards';

test('the card that was saved or skipped last is the first in the list; each card disappears after its flight', () => {
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

test('a card that has left the screen while a finger is pressed is removed with the next decision', () => {
  jest.useFakeTimers();
  const { result } = renderHook(() => useDecidedCards<string>((id) => id));
  act(() => result.current.leave('first', 'left', false));
  const press = Object.assign(new Event('pointerdown'), { pointerId: 1, button: 0 });
  act(() => void window.dispatchEvent(press));
  act(() => void jest.advanceTimersByTime(1500));
  expect(result.current.decided).toMatchObject([{ edge: 'first' }]);
  act(() => result.current.leave('second', 'left', false));
  expect(result.current.decided).toMatchObject([{ edge: 'second' }]);
  window.dispatchEvent(Object.assign(new Event('pointerup'), { pointerId: 1 }));
  jest.useRealTimers();
});

test('whether a card flies depends on the reduced-motion setting at the moment of the decision', () => {
  let isReduced = true;
  const query = {
    get matches() {
      return isReduced;
    },
    addEventListener: jest.fn(),
    removeEventListener: jest.fn(),
  };
  window.matchMedia = () => query as unknown as MediaQueryList;
  const { result } = renderHook(() => useDecidedCards<string>((id) => id));
  act(() => result.current.leave('first', 'left', false));
  expect(result.current.decided).toEqual([]);
  isReduced = false;
  act(() => result.current.leave('second', 'left', false));
  expect(result.current.decided).toMatchObject([{ edge: 'second' }]);
  Reflect.deleteProperty(window, 'matchMedia');
});
