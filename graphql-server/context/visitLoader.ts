import DataLoader from 'dataloader';
import type { Pool } from 'pg';
import { readVisits, type VisitPage } from '../domain/diary/readVisits';
import type { ListPage } from '../lists/listPage';
import type { Viewer } from '../Viewer';

/**
 * Loads one page of the visits in a diary entry of the viewer. `entryId` is a uuid. If the same page is requested
 * for several entries at the same time, one SQL statement reads the visits of all these entries.
 */
export interface VisitLoader {
  load(entryId: string, page: ListPage): Promise<VisitPage>;
}

/** Creates a VisitLoader. It does not cache visits, because an operation may change visits after it has read them. */
export function visitLoader(pool: Pool, { userId }: Viewer): VisitLoader {
  const loaders = new Map<string, DataLoader<string, VisitPage>>();
  const loaderOf = (page: ListPage) =>
    new DataLoader<string, VisitPage>(
      async (ids) => {
        const pages = await readVisits(pool, userId, ids, page);
        return ids.map((id) => pages.get(id) as VisitPage);
      },
      { cache: false },
    );
  return {
    load(entryId, page) {
      const key = JSON.stringify(page);
      const loader = loaders.get(key) ?? loaderOf(page);
      loaders.set(key, loader);
      return loader.load(entryId);
    },
  };
}
