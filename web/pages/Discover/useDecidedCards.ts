import { startTransition, useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../../device/reducedMotion';
import { whenCalm } from '../../device/whenCalm';
import { flightMs } from './flight';

/** The time in milliseconds between a press on Save (or on the right arrow key) and the start of the card's flight. */
const holdMs = 500;

/**
 * A card that the user has saved or skipped (a decided card), but that is still visible. `key`: its React key from
 * before the decision. `held`: it does not fly yet.
 */
export type DecidedCard<Edge> = { key: string; edge: Edge; direction: 'left' | 'right'; held: boolean };

/** What useDecidedCards returns. `leave` adds a decided card. `takeBack` removes held cards before they fly. */
export type DecidedCards<Edge> = {
  keyOf: (edge: Edge) => string;
  leave: (edge: Edge, direction: 'left' | 'right', hold: boolean) => void;
  takeBack: () => void;
  decided: readonly DecidedCard<Edge>[];
  isHolding: boolean;
  hasLeftBefore: (edge: Edge) => boolean;
};

/**
 * The decided cards that are still visible, the newest first. SwipeStack renders them in this order, after the cards of
 * the stack. So a card that was on top of the stack stays in front, and React does not move its element. (The browser
 * would have to lay out a moved element again.) A card that comes back has a new key (`keyOf`), because its old copy
 * may still be flying. If the user's system reduces motion, a decided card disappears immediately.
 */
export function useDecidedCards<Edge>(idOf: (edge: Edge) => string): DecidedCards<Edge> {
  const [flown, setFlown] = useState<Readonly<Record<string, number>>>({});
  const [decided, setDecided] = useState<readonly DecidedCard<Edge>[]>([]);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  /** The keys of the cards that have left the screen, but are still in `decided`. */
  const landed = useRef(new Set<string>());
  const removeLanded = () => {
    const keys = new Set(landed.current);
    landed.current.clear();
    if (keys.size > 0) startTransition(() => setDecided((before) => before.filter(({ key }) => !keys.has(key))));
  };
  useEffect(() => {
    const running = timers.current;
    return () => running.forEach(clearTimeout);
  }, []);
  const after = (ms: number, act: () => void) => {
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      act();
    }, ms);
    timers.current.add(timer);
  };
  const keyOf = (edge: Edge) => `${idOf(edge)}:${flown[idOf(edge)] ?? 0}`;
  const leave = (edge: Edge, direction: 'left' | 'right', hold: boolean) => {
    if (prefersReducedMotion()) return;
    const key = keyOf(edge);
    const id = idOf(edge);
    removeLanded(); // they are removed together with the deck's own changes, which also render in a transition
    setFlown((before) => ({ ...before, [id]: (before[id] ?? 0) + 1 }));
    setDecided((before) => [{ key, edge, direction, held: hold }, ...before]);
    const start = hold ? holdMs : 0;
    if (hold) {
      after(holdMs, () =>
        setDecided((before) => before.map((card) => (card.key === key ? { ...card, held: false } : card))),
      );
    }
    after(start + flightMs, () => {
      landed.current.add(key);
      whenCalm(removeLanded);
    });
  };
  const takeBack = () => startTransition(() => setDecided((before) => before.filter(({ held }) => !held)));
  return {
    keyOf,
    leave,
    takeBack,
    decided,
    isHolding: decided.some(({ held }) => held),
    hasLeftBefore: (edge: Edge) => idOf(edge) in flown,
  };
}
