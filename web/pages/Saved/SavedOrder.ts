import type { SavedRestaurantSort } from '../../__generated__/ArrangedSavesQuery.graphql';
import type { Position } from '../../device/position';

/** How the list can be sorted. */
export type SavedSort = Exclude<SavedRestaurantSort, '%future added value'>;

/** How to show the list: the words that filter it, its order, and the position from which distances are measured. */
export type SavedOrder = { text: string; sort: SavedSort; near: Position | null };

/** The default: the whole list, newest first. */
export const newestFirst: SavedOrder = { text: '', sort: 'NEWEST', near: null };
