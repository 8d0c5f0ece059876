import type { SavedRestaurantSort } from '../../__generated__/ArrangedSavesQuery.graphql';
import type { Position } from '../../device/position';

/** An order of the list. */
export type SavedSort = Exclude<SavedRestaurantSort, '%future added value'>;

/** How the list is wanted: by which words, in which order, and from where distances count. */
export type SavedOrder = { text: string; sort: SavedSort; near: Position | null };

/** The list as it is without a wish: all of it, newest first. */
export const newestFirst: SavedOrder = { text: '', sort: 'NEWEST', near: null };
