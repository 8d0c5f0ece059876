import type { RemovedItem as Row } from '../../database/__generated__/prisma/client';
import { listCursor } from '../../lists/listPage';
import type { FieldBuilder } from '../errors/UserError';
import { RemovedItem } from './RemovedItem';
import { RemovedItemEdge } from './ViewerRecentlyRemoved';

/** The payload fields with the item that the mutation removed, so that a client can restore it. */
export function removedFields<Shape extends { removedItem: Row | null }>(t: FieldBuilder<Shape>) {
  return {
    removedItem: t.field({
      type: RemovedItem,
      nullable: true,
      description: 'The removed item, which restoreRemoved can restore; null when nothing was removed.',
      // The payload of a refused mutation has no removed item (see UserErrorsPlugin).
      resolve: ({ removedItem }: Partial<Shape>) => removedItem ?? null,
    }),
    removedItemEdge: t.field({
      type: RemovedItemEdge,
      nullable: true,
      description: 'The edge of the removed item in the viewer’s recentlyRemoved; null when nothing was removed.',
      resolve: ({ removedItem: row }: Partial<Shape>) =>
        row ? { cursor: listCursor('recently_removed', { at: row.removedAt, id: row.id }), node: row } : null,
    }),
  };
}
