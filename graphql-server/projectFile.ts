import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The full path of a file or folder of our project. The function looks in the folder of this code and in each folder
 * above that folder. So the function works from the source files and from a bundle.
 * @returns null when no such file or folder exists
 */
export function projectFile(...path: readonly string[]): string | null {
  for (let folder = __dirname; ; folder = dirname(folder)) {
    const candidate = join(folder, ...path);
    if (existsSync(candidate)) return candidate;
    if (folder === dirname(folder)) return null;
  }
}
