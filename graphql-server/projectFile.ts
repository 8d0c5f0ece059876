import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The file or folder at this path inside our project, whether the code runs from its sources or from a bundle.
 * @returns null when it is not there
 */
export function projectFile(...path: readonly string[]): string | null {
  for (let folder = __dirname; ; folder = dirname(folder)) {
    const candidate = join(folder, ...path);
    if (existsSync(candidate)) return candidate;
    if (folder === dirname(folder)) return null;
  }
}
