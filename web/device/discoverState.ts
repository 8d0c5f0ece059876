import { chooseStored, readStored } from './storage';

const key = 'fuud_discover_state';
/** How many milliseconds the state is valid. */
const maxAgeMs = 30 * 60_000;

/** How far the diner is in the deck of Discover, as stored on the device. */
export interface DiscoverState {
  /**
   * The index of the card in the deck, from 0. Repeated cards are not counted. Cards that the filters leave out are
   * counted.
   */
  readonly currentIndex: number;
  /** The number of this selection of restaurants, from 0. Each new selection increases it by 1. */
  readonly refreshKey: number;
  /** The city of the deck. */
  readonly location: string;
  /** If true, the deck shows places near the diner, or in the city if this tab does not know the diner's position. */
  readonly isNear: boolean;
  /** When the deck was started, in ms since 1970. The newest 200 skips before this moment are sent to the server. */
  readonly begun: number;
  /** The id of the card at `currentIndex`. It is needed because the deck may change before the state is read. */
  readonly currentId: string | null;
  readonly filters: {
    price: string | null;
    diets: readonly string[];
    hours: readonly string[];
    cuisines: readonly string[];
  };
}

/** Stores the state with the current time; null deletes the stored state. */
export function keepDiscoverState(state: DiscoverState | null): void {
  chooseStored(key, state && JSON.stringify({ ...state, timestamp: Date.now() }));
}

/** Returns the stored state if it is still valid. Otherwise deletes it and returns null. */
export function readDiscoverState(): DiscoverState | null {
  const text = readStored(key);
  if (text === null) return null;
  const state = parse(text);
  if (!state) keepDiscoverState(null);
  return state;
}

function parse(text: string): DiscoverState | null {
  try {
    const { currentIndex, refreshKey, location, isNear, begun, currentId, filters, timestamp } = JSON.parse(text);
    const age = Date.now() - timestamp;
    const hasValidCounts = [currentIndex, refreshKey].every((count) => Number.isInteger(count) && count >= 0);
    if (!(age >= 0 && age < maxAgeMs) || !hasValidCounts || typeof location !== 'string') return null;
    return {
      currentIndex,
      refreshKey,
      location,
      isNear: isNear === true,
      begun: begun >= 0 && begun <= timestamp ? begun : timestamp,
      currentId: typeof currentId === 'string' ? currentId : null,
      filters: {
        price: wordOf(filters?.price),
        diets: wordsOf(filters?.diets),
        hours: wordsOf(filters?.hours),
        cuisines: wordsOf(filters?.cuisines),
      },
    };
  } catch {
    return null;
  }
}

const wordOf = (value: unknown) => (typeof value === 'string' ? value : null);
const wordsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
