import { chooseStored, readStored } from './storage';

const key = 'fuud_discover_state';
/** How long it is good. */
const keptMs = 30 * 60_000;

/** Where the diner is in Discover, as the device keeps it. */
export interface DiscoverState {
  /** The position in the deck, its repetitions left out, filters left aside: 0 is its first card. */
  readonly currentIndex: number;
  /** Which selection this is: it counts up with each refresh. */
  readonly refreshKey: number;
  /** The city of the deck. */
  readonly location: string;
  /** The deck is of what lies around the diner, as far as this tab knows where that is. */
  readonly isNear: boolean;
  /** When the deck was begun, in ms since 1970: skips before that are told to the server. */
  readonly begun: number;
  /** The card at the position, where the deck may have changed since. */
  readonly currentId: string | null;
  readonly filters: {
    price: string | null;
    diets: readonly string[];
    hours: readonly string[];
    cuisines: readonly string[];
  };
}

/** Keeps where the diner is, with the time; null forgets it. */
export function keepDiscoverState(state: DiscoverState | null): void {
  chooseStored(key, state && JSON.stringify({ ...state, timestamp: Date.now() }));
}

/** Where the diner was a short while ago; what is older, or none, is forgotten. */
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
    const counts = [currentIndex, refreshKey].every((count) => Number.isInteger(count) && count >= 0);
    if (!(age >= 0 && age < keptMs) || !counts || typeof location !== 'string') return null;
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
