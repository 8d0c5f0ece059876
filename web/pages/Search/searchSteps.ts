import { type Diet, diets, type Hours, hours, type Mood, type Price, type SearchState, type Sort } from './searchState';

// Each step begins the list again at page 1.

/** Other words; what was taken away belonged to the words before. */
export function changeText(state: SearchState, text: string): SearchState {
  return text === state.text ? state : { ...state, text, without: [], page: 1 };
}

/** Choosing the chosen mood clears it, any other replaces it. */
export function toggleMood(state: SearchState, mood: Mood): SearchState {
  return { ...state, mood: state.mood === mood ? null : mood, page: 1 };
}

/** Choosing the chosen price clears it, any other replaces it. */
export function togglePrice(state: SearchState, price: Price): SearchState {
  return { ...state, price: state.price === price ? null : price, page: 1 };
}

/** Takes the diet in or out. */
export function toggleDiet(state: SearchState, diet: Diet): SearchState {
  return { ...state, diets: toggled(diets, state.diets, diet), page: 1 };
}

/** Takes opening hours in or out; null is any time, beside which nothing else stands (decision D41). */
export function toggleHours(state: SearchState, hour: Hours | null): SearchState {
  return { ...state, hours: hour ? toggled(hours, state.hours, hour) : [], page: 1 };
}

/** The same search with no price, no diet and no hours. */
export function clearFilters(state: SearchState): SearchState {
  return { ...state, price: null, diets: [], hours: [], page: 1 };
}

/** Another city; there nothing is near. */
export function moveTo(state: SearchState, city: string): SearchState {
  return { ...state, city, sort: state.sort === 'distance' ? null : state.sort, page: 1 };
}

/** In another order; null is the best match. */
export function sortBy(state: SearchState, sort: Sort | null): SearchState {
  return { ...state, sort, page: 1 };
}

/** As if this part of the words had not been said. */
export function takeAway(state: SearchState, chip: string): SearchState {
  return { ...state, without: [...new Set([...state.without, chip])], page: 1 };
}

/** All that was said counts again. */
export function putBack(state: SearchState): SearchState {
  return { ...state, without: [], page: 1 };
}

/** In or out, in the steady order of the list. */
function toggled<Choice>(all: readonly Choice[], chosen: readonly Choice[], choice: Choice): Choice[] {
  return all.filter((each) => chosen.includes(each) !== (each === choice));
}
