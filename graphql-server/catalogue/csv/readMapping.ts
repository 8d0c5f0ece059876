import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { FileError } from '../FileError';
import { type Mapping, mapping } from './mapping';
import stlFoodFacilities from './mappings/stl-food-facilities.json';
import usChainLocations from './mappings/us-chain-locations.json';

const SHIPPED: Record<string, unknown> = {
  'stl-food-facilities': stlFoodFacilities,
  'us-chain-locations': usChainLocations,
};

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
    return await readFile(path, 'utf8');
  } catch (error) {
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
    throw new FileError(`The mapping ${basename(path)} is no JSON: ${(error as Error).message}`);
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
  throw new FileError(`The mapping ${name} has a fault at ${at}: ${issue?.message}`);
}
