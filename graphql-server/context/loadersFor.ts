import type { ServerResponse } from 'node:http';
import type { Pool } from 'pg';
import { setDataAge } from '../request/setDataAge';
import type { CityIndexes } from '../search/index/CityIndexes';
import type { Viewer } from '../Viewer';
import type { Loaders } from './Loader';
import { createLoaders } from './loaders';

/** The database and the indexes in memory that the loaders read. */
interface Sources {
  pool: Pool;
  cities: CityIndexes;
}

/**
 * Creates the loaders for one HTTP response. While the database cannot be reached, the loaders set a header with the
 * age of the data in memory.
 */
export function loadersFor({ pool, cities }: Sources, res: ServerResponse, viewer: Viewer): Loaders {
  return createLoaders({ pool, cities, setDataAge: (age) => setDataAge(res, age) }, viewer);
}
