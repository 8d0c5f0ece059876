import { useEffect, useRef } from 'react';

/**
 * Returns a function that limits moves in the deck. The function takes the index of the wanted card, and returns the
 * index to which the deck must move. After a move back to a card (for example after an undo or a failed save), other
 * moves do not go past this card until the deck has rendered it. Without this limit, a quick decision about the card
 * that is still on top would move the deck past the card that comes back.
 * @param from the index at which the rendered deck begins
 * @param rendered a value that changes when a move has been rendered
 */
export function useComingBack(from: number, rendered: unknown): (wanted: number) => number {
  const comingBack = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each rendered move
  useEffect(() => {
    comingBack.current = null;
  }, [rendered]);
  return (wanted) => {
    const index = Math.min(wanted, comingBack.current ?? wanted);
    if (index < from) comingBack.current = index;
    return index;
  };
}
