import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The file or folder at this path of the project that this code belongs to, whether it runs from its sources or bundled.
 * @returns null when it is not there
 */
export function projectFile(...path: readonly string[]): string | null {
  for (let folder = __dirname; ; folder = dirname(folder)) {
    const candidate = join(folder, ...path);
    if (existsSync(candidate)) return candidate;
    if (folder === dirname(folder)) return null;
  }
}
