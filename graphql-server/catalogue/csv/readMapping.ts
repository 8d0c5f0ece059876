import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { shorten } from '../checkPlace';
import { FileError } from '../FileError';
import { type Mapping, mapping } from './mapping';
import austinOsm from './mappings/austin-osm.json';
import livesBusinesses from './mappings/lives-businesses.json';
import nycRestaurantInspections from './mappings/nyc-restaurant-inspections.json';
import stlBusinessLicences from './mappings/stl-business-licences.json';
import stlFoodFacilities from './mappings/stl-food-facilities.json';
import usChainLocations from './mappings/us-chain-locations.json';
import yelpAcademic from './mappings/yelp-academic.json';

const SHIPPED: Record<string, unknown> = {
  'austin-osm': austinOsm,
  'lives-businesses': livesBusinesses,
  'nyc-restaurant-inspections': nycRestaurantInspections,
  'stl-business-licences': stlBusinessLicences,
  'stl-food-facilities': stlFoodFacilities,
  'us-chain-locations': usChainLocations,
  'yelp-academic': yelpAcademic,
};

/** Bytes; the largest shipped one has some thousands. */
const LARGEST = 1_000_000;

/** The names that --map knows without a file. */
export const SHIPPED_MAPPINGS = Object.keys(SHIPPED);

/**
 * A shipped mapping by its name, or a mapping file by its path.
 * @throws FileError that names the key at fault.
 */
export async function readMapping(nameOrPath: string): Promise<Mapping> {
  if (Object.hasOwn(SHIPPED, nameOrPath)) return checkMapping(nameOrPath, SHIPPED[nameOrPath]);
  return checkMapping(basename(nameOrPath), parse(nameOrPath, await load(nameOrPath)));
}

async function load(path: string): Promise<string> {
  try {
    if ((await stat(path)).size > LARGEST) throw new FileError(`The mapping ${path} is larger than a mapping can be.`);
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof FileError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    const names = SHIPPED_MAPPINGS.join(', ');
    throw new FileError(
      code === 'ENOENT'
        ? `There is no mapping "${path}": neither a file nor one of ${names}.`
        : `The mapping ${path} cannot be read (${code}).`,
    );
  }
}

function parse(path: string, text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    throw new FileError(`The mapping ${basename(path)} is no JSON: ${shorten((error as Error).message)}`);
  }
}

/** @throws FileError that names the key at fault. */
export function checkMapping(name: string, content: unknown): Mapping {
  const result = mapping.safeParse(content, {
    error: (issue) => (issue.input === undefined ? 'is missing' : undefined),
  });
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const at = issue?.path.join('.') || 'the whole';
  throw new FileError(`The mapping ${name} has a fault at ${shorten(at)}: ${issue?.message}`);
}
