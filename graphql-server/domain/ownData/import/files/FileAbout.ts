import type { SearchMade } from '../../../history/recordSearch';
import type { ImportKind } from '../RowContent';

/** A search from one of our own files. */
export type ImportedSearch = SearchMade & { searchedAt: string };

/** What the readers have found out about a file so far. */
export interface FileAbout {
  kind: ImportKind | null;
  searches: ImportedSearch[];
}
