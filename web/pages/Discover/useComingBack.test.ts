import { renderHook } from '@testing-library/react';
import { useComingBack } from './useComingBack';

test('after a move back to a card, other moves do not go past this card until the deck has rendered it', () => {
  const { result, rerender } = renderHook(({ from, rendered }) => useComingBack(from, rendered), {
    initialProps: { from: 5, rendered: 'before' },
  });
  expect(result.current(6)).toBe(6);
  expect(result.current(2)).toBe(2);
  expect(result.current(6)).toBe(2);
  expect(result.current(4)).toBe(2);
  rerender({ from: 5, rendered: 'before' });
  expect(result.current(6)).toBe(2);
  rerender({ from: 2, rendered: 'after' });
  expect(result.current(3)).toBe(3);
});
