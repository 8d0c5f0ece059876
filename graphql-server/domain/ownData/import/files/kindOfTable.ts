import type { ImportKind } from '../RowContent';
import type { Field, Header } from './readHeader';

const VISIT_FIELDS: readonly Field[] = ['visitedAt', 'stars', 'favoriteDishes'];

/**
 * The kind of a table that Fuud did not export. Lists from Takeout have the columns Title, Note, URL, Tags and Comment.
 * A note explains why a restaurant is on the list. So if a table has a URL column, notes alone do not make the table a
 * diary.
 */
export function kindOfTable(columns: Header['columns']): ImportKind {
  if (VISIT_FIELDS.some((field) => columns.has(field))) return 'diary';
  if (columns.has('url')) return 'takeoutList';
  return columns.has('notes') ? 'diary' : 'places';
}
