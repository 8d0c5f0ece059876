import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CityFile } from '../../graphql-server/locations/CityFile';
import { cityKey } from '../../graphql-server/locations/cityKey';
import type { CityRecord } from './CityRecord';
import { collectCities } from './collectCities';
import { readGeoNames } from './readGeoNames';
import { readPostalTowns } from './readPostalTowns';

const locations = join(__dirname, '..', '..', 'graphql-server', 'locations');

/** The generated list of cities, which is not committed. */
const citiesFile = join(locations, '__generated__', 'cities.json');

/** Combines the cities of GeoNames with the ZIP codes and writes the result to the file that loadCities reads. */
export function writeCities(): void {
  mkdirSync(dirname(citiesFile), { recursive: true });
  const columns = columnsOf(collectCities(readGeoNames(), readPostalTowns()));
  writeFileSync(citiesFile, JSON.stringify(columns));
}

/**
 * Writes the list of cities if its file is missing, or is older than one of the files in .ci/cities and
 * graphql-server/locations (without subfolders). Tests need this function, because they can run without a build.
 */
export function refreshCities(): void {
  const sources = [locations, __dirname].flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? join(folder, entry.name) : [])),
  );
  const changed = (path: string) => statSync(path).mtimeMs;
  if (!existsSync(citiesFile) || changed(citiesFile) < Math.max(...sources.map(changed))) writeCities();
}

function columnsOf(cities: CityRecord[]): CityFile {
  const postalCodes = cities.flatMap((city) => city.postalCodes);
  return {
    cities: {
      name: cities.map(({ name }) => name),
      key: cities.map(({ name }) => cityKey(name)),
      state: cities.map(({ state }) => state),
      latitude: cities.map(({ latitude }) => latitude),
      longitude: cities.map(({ longitude }) => longitude),
      population: cities.map(({ population }) => population ?? 0),
      codes: cities.map((city) => city.postalCodes.length),
    },
    postalCodes: {
      code: postalCodes.map(({ code }) => Number(code)),
      latitude: postalCodes.map(({ latitude }) => latitude),
      longitude: postalCodes.map(({ longitude }) => longitude),
    },
  };
}

/** The build runs this file with tsx. */
if (require.main === module) writeCities();
