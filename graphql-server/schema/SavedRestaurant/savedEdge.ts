import type { SavedRestaurant } from '../../database/__generated__/prisma/client';
import { listCursor } from '../../lists/listPage';
import type { ListEdge } from '../listConnection';

/** The edge that a row is on the viewer's list. */
export function savedEdge(row: SavedRestaurant): ListEdge<SavedRestaurant> {
  return { cursor: listCursor('saved_restaurants', { at: row.savedAt, id: row.id }), node: row };
}
