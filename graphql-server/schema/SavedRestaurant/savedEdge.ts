import type { SavedRestaurant } from '../../database/__generated__/prisma/client';
import { listCursor } from '../../domain/lists/listPage';
import type { ViewerSavedRestaurantsEdge } from './ViewerSavedRestaurants';

/** The edge that a row is on the viewer's list. */
export function savedEdge(row: SavedRestaurant): ViewerSavedRestaurantsEdge {
  return { cursor: listCursor({ at: row.savedAt, id: row.id }), node: row };
}
