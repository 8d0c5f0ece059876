import type { Filters } from '../../components/restaurant/filters/filters';
import type { Mood, SearchState, Sort } from './searchState';

// Each function here sets the page to 1 when it changes the search.

/** Changes the text. The list of removed parts becomes empty, because these parts belonged to the old text. */
export function changeText(state: SearchState, text: string): SearchState {
  return text === state.text ? state : { ...state, text, removedChipKeys: [], page: 1 };
}

/** Clears the mood if it is already chosen. Chooses the mood if it is not chosen. */
export function toggleMood(state: SearchState, mood: Mood): SearchState {
  return { ...state, mood: state.mood === mood ? null : mood, page: 1 };
}

/** Replaces the filters of the search. */
export function filterBy(state: SearchState, { price, diets, hours }: Filters): SearchState {
  return { ...state, price, diets, hours, page: 1 };
}

/** Searches in another city. If the results were sorted by distance, they are now sorted by best match. */
export function moveTo(state: SearchState, city: string): SearchState {
  return { ...state, city, sort: state.sort === 'distance' ? null : state.sort, page: 1 };
}

/** Changes the order; null is the best match. */
export function sortBy(state: SearchState, sort: Sort | null): SearchState {
  return { ...state, sort, page: 1 };
}

/** Removes one of the parts of the text that the search has understood. `chip`: the key of this part. */
export function removePart(state: SearchState, chip: string): SearchState {
  return { ...state, removedChipKeys: [...new Set([...state.removedChipKeys, chip])], page: 1 };
}

/** Brings back all removed parts. */
export function restoreParts(state: SearchState): SearchState {
  return { ...state, removedChipKeys: [], page: 1 };
}
