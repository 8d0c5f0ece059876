import type { SearchMade } from '../../../history/recordSearch';
import type { ImportKind } from '../SaidRow';

/** A search that a file of ours holds. */
export type SaidSearch = SearchMade & { searchedAt: string };

/** What a file turned out to be, as far as it was read. */
export interface FileAbout {
  kind: ImportKind | null;
  searches: SaidSearch[];
}
