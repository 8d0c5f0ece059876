import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { type City, locationOf } from '../../locations/City';
import { searchRadius } from '../../locations/searchRadius';
import { FileError } from '../FileError';
import type { Importer } from '../Importer';
import type { ImportReport } from '../ImportReport';
import { type ImportOptions, importFile } from '../importFile';
import type { Row } from '../read/Row';
import { type DownloadOptions, downloadAnswer } from './downloadAnswer';
import { osmImporter } from './osmImporter';
import { type Box, overpassQuery } from './overpassQuery';

/** The options of importCity: the city, the Overpass server, and the options of importFile except file and importer. */
export interface CityImportOptions
  extends Omit<ImportOptions, 'file' | 'importer'>,
    Pick<DownloadOptions, 'url' | 'userAgent' | 'wait'> {
  city: City;
  /** Called with a message of one line before the first request and before each wait for a retry. */
  say?: (line: string) => void;
}

/**
 * Imports the places of OpenStreetMap near a city. The function sends Overpass a query for all places in the box around
 * the city's search circle. It stores the whole answer in a temporary file, and then imports this file. Nothing is
 * written to the database if the answer is incomplete or invalid.
 * @throws FileError if the server sends no valid answer or finds no place; the errors of importFile; the reason of
 * `signal` if the signal is aborted during the request
 */
export async function importCity(pool: Pool, options: CityImportOptions): Promise<ImportReport> {
  const { city, url, userAgent, wait, say, ...rest } = options;
  const { signal } = rest;
  const host = new URL(url).hostname;
  const radius = searchRadius(city);
  const where = `within ${radius} km of ${locationOf(city)}`;
  const folder = await mkdtemp(join(tmpdir(), 'fuud-overpass-'));
  try {
    const file = join(folder, `The answer of ${host}`); // error messages contain this name
    say?.(`Asking ${host} for the places ${where}`);
    const query = overpassQuery(boxAround(city, radius));
    await downloadAnswer({
      url,
      query,
      file,
      userAgent,
      ...(signal && { signal }),
      ...(wait && { wait }),
      ...(say && { onWait: say }),
    });
    return await importFile(pool, { ...rest, file, importer: cityImporter(where) });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const KILOMETRES_PER_DEGREE = 111.195;

/** Returns the box around the circle with this center and this radius in km. */
function boxAround({ latitude, longitude }: Pick<City, 'latitude' | 'longitude'>, kilometres: number): Box {
  const north = kilometres / KILOMETRES_PER_DEGREE;
  const east = north / Math.cos((latitude * Math.PI) / 180);
  return { south: latitude - north, west: longitude - east, north: latitude + north, east: longitude + east };
}

function cityImporter(where: string): Importer {
  const rows = async function* (file: string): AsyncGenerator<Row> {
    let count = 0;
    for await (const row of osmImporter.rows(file)) {
      count += 1;
      yield row;
    }
    if (count === 0) throw new FileError(`OpenStreetMap has no place to eat or drink ${where}.`);
  };
  return { ...osmImporter, rows };
}
