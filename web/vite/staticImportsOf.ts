import type { Rolldown } from 'vite';

/** The files of a build by name, with the fields that staticImportsOf reads. */
export type Bundle = Record<string, { type: 'asset' } | Pick<Rolldown.OutputChunk, 'type' | 'imports'>>;

/** The script `file` and all its static imports, direct or indirect. All of them are loaded when the script runs. */
export function staticImportsOf(file: string, bundle: Bundle, seen = new Set<string>()): Set<string> {
  const chunk = bundle[file];
  if (seen.has(file) || chunk?.type !== 'chunk') return seen;
  seen.add(file);
  for (const next of chunk.imports) staticImportsOf(next, bundle, seen);
  return seen;
}
