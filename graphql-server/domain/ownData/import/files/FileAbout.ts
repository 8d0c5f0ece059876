import type { SearchMade } from '../../../history/recordSearch';
import type { ImportKind } from '../RowContent';

/** A search from one of our own files. */
export type ImportedSearch = SearchMade & { searchedAt: string };

/** What is known about a file so far. The functions that read the file change these values. */
export interface FileAbout {
  kind: ImportKind | null;
  searches: ImportedSearch[];
}
