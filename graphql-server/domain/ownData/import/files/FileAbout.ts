import type { SearchMade } from '../../../history/recordSearch';
import type { ImportKind } from '../RowContent';

/** A search from a file that Fuud exported. */
export type ImportedSearch = SearchMade & { searchedAt: string };

/** What is known about a file so far. The functions that read the file update these values. */
export interface FileAbout {
  kind: ImportKind | null;
  searches: ImportedSearch[];
  /** The headings of a table's columns that contain values but are not imported. */
  unusedHeadings: string[];
}
