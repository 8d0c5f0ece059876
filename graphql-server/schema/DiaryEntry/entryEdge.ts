import type { DiaryEntry } from '../../database/__generated__/prisma/client';
import { listCursor } from '../../lists/listPage';
import type { ListEdge } from '../listConnection';

/** Makes the edge of an entry in the viewer's diary. The cursor is for the sort LAST_ADDED. */
export function entryEdge(entry: DiaryEntry): ListEdge<DiaryEntry> {
  return { cursor: listCursor('restaurant_diary', { at: entry.addedAt, id: entry.id }), node: entry };
}
