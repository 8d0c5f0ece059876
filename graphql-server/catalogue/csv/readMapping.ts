import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { z } from 'zod';
import { shorten } from '../checkPlace';
import { FileError } from '../FileError';
import { jsonFault } from './jsonFault';
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

/** The largest allowed size of a mapping file in bytes. The largest shipped mapping has a few thousand bytes. */
const LARGEST = 1_000_000;

/** The names of the mappings that --map accepts without a file. */
export const SHIPPED_MAPPINGS = Object.keys(SHIPPED);

/**
 * Returns a shipped mapping by its name, or reads a mapping file by its path.
 * @throws FileError if there is no such mapping, or if the mapping cannot be read or is not valid
 */
export async function readMapping(nameOrPath: string): Promise<Mapping> {
  if (Object.hasOwn(SHIPPED, nameOrPath)) return checkMapping(nameOrPath, SHIPPED[nameOrPath]);
  return checkMapping(basename(nameOrPath), parse(nameOrPath, await load(nameOrPath)));
}

async function load(path: string): Promise<string> {
  try {
    if ((await stat(path)).size > LARGEST)
      throw new FileError(`The mapping ${path} is too large: a mapping has at most ${LARGEST} bytes.`);
    return (await readFile(path, 'utf8')).replace(/^\ufeff/, '');
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
    return JSON.parse(text);
  } catch (error) {
    const words = (error as Error).message.replace(/ in JSON at position.*$|, ".*$|, \.\.\..*$/s, '');
    throw new FileError(`The mapping ${basename(path)} is not valid JSON: ${jsonFault(text)}: ${shorten(words)}.`);
  }
}

/** Zod's own words. Otherwise a fault would get the words for a form, if domain/input/words.ts is loaded. */
const { localeError } = z.locales.en();

/** Returns the checked mapping. @throws FileError that names the key with the first fault, or the top level. */
export function checkMapping(name: string, content: unknown): Mapping {
  const result = mapping.safeParse(content, {
    error: (issue) => (issue.input === undefined ? 'is missing' : localeError(issue)),
  });
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const at = issue?.path.join('.') || 'its top level';
  throw new FileError(`The mapping ${name} has a fault at ${shorten(at)}: ${issue?.message}`);
}
