import { startTransition, useEffect, useState } from 'react';
import { chooseStored, readStored, subscribeStored } from './storage';
import { whenCalm } from './whenCalm';

const key = 'fuud_interactions';
/** How many milliseconds a saved or skipped restaurant stays out of the deck. */
const maxAgeMs = 30 * 24 * 60 * 60_000;
/** The maximum number of stored interactions. The oldest are deleted, because each swipe writes the whole list. */
const maxStored = 2000;

/** useLateInteractions waits until the stored text has not changed for this many milliseconds. */
const pauseMs = 700;

/** What a diner did with a restaurant in Discover. */
export interface Interaction {
  readonly restaurantId: string;
  readonly action: 'saved' | 'skipped';
  /** The time in ms since 1970. */
  readonly timestamp: number;
  /** The city of the deck. */
  readonly location: string;
  /** True if the restaurant was already saved before the swipe. Then an undo leaves it saved. */
  readonly wasSaved?: boolean;
  /** True from the swipe until the save has succeeded. */
  readonly unsent?: boolean;
}

let parsed: { text: string | null; list: readonly Interaction[] | null } = { text: null, list: [] };

/** The list in a stored text; null if the text is not a list. The result for the last text is cached. */
function parse(text: string | null): readonly Interaction[] | null {
  if (parsed.text === text) return parsed.list;
  parsed = { text, list: read(text) };
  return parsed.list;
}

function read(text: string | null): Interaction[] | null {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isInteraction) : null;
  } catch {
    return null;
  }
}

function isInteraction(value: unknown): value is Interaction {
  const { restaurantId, action, timestamp } = { ...(value as Partial<Interaction> | null) };
  return typeof restaurantId === 'string' && (action === 'saved' || action === 'skipped') && Number.isFinite(timestamp);
}

const isYoung = ({ timestamp }: Interaction) => Date.now() - timestamp < maxAgeMs;

/** The interactions of the last 30 days, oldest first. Deletes the stored text if it cannot be read. */
export function listInteractions(): readonly Interaction[] {
  const text = readStored(key);
  const list = parse(text);
  if (!list) chooseStored(key, null);
  return list?.every(isYoung) ? list : (list ?? []).filter(isYoung);
}

/** Stores an interaction, which replaces an earlier interaction with the same restaurant. */
export function keepInteraction(interaction: Interaction): void {
  const others = listInteractions().filter(({ restaurantId }) => restaurantId !== interaction.restaurantId);
  write([...others, interaction]);
}

/** Deletes the interactions with these restaurants. */
export function dropInteractions(ids: ReadonlySet<string>): void {
  const list = listInteractions();
  const rest = list.filter(({ restaurantId }) => !ids.has(restaurantId));
  if (rest.length < list.length) write(rest);
}

/** Deletes all skips; saves stay. */
export function dropSkipped(): void {
  write(listInteractions().filter(({ action }) => action !== 'skipped'));
}

function write(list: readonly Interaction[]): void {
  const newest = list.slice(-maxStored);
  const text = newest.length > 0 ? JSON.stringify(newest) : null;
  parsed = { text, list: newest }; // the readers of the new text need not parse it
  chooseStored(key, text);
}

/**
 * The interactions of the last 30 days, current in all components and tabs. After a change, the components render with
 * low priority, so that a swipe can first move its cards.
 */
export function useInteractions(): readonly Interaction[] {
  const [list, setList] = useState(listInteractions);
  useEffect(() => {
    const follow = () => startTransition(() => setList(listInteractions()));
    follow(); // gets the changes made between the rendering and this effect
    return subscribeStored(key, follow);
  }, []);
  return list;
}

/**
 * Like useInteractions, but the list is updated late: after 700 ms without a change, and when the page is calm (see
 * whenCalm). So the components that use this list do not render while cards move.
 */
export function useLateInteractions(): readonly Interaction[] {
  const [list, setList] = useState(listInteractions);
  useEffect(() => {
    let cancel = () => {};
    const follow = () => {
      cancel();
      const timer = setTimeout(() => {
        cancel = whenCalm(() => startTransition(() => setList(listInteractions())));
      }, pauseMs);
      cancel = () => clearTimeout(timer);
    };
    follow(); // gets the changes made between the rendering and this effect
    const unsubscribe = subscribeStored(key, follow);
    return () => {
      unsubscribe();
      cancel();
    };
  }, []);
  return list;
}
