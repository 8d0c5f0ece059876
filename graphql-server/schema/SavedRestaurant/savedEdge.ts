import type { SavedRestaurant } from '../../database/__generated__/prisma/client';
import { listCursor } from '../../lists/listPage';
import type { ListEdge } from '../listConnection';

/** Makes the edge of a row in the viewer's saved list. */
export function savedEdge(row: SavedRestaurant): ListEdge<SavedRestaurant> {
  return { cursor: listCursor('saved_restaurants', { at: row.savedAt, id: row.id }), node: row };
}
