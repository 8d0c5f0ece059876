import type { Plugin, Rolldown } from 'vite';

type Bundle = Record<string, { type: 'asset' } | Pick<Rolldown.OutputChunk, 'type' | 'imports'>>;

/** The file and all that it imports statically, which a browser has when the file runs. */
export function closureOf(file: string, bundle: Bundle, seen = new Set<string>()): Set<string> {
  const chunk = bundle[file];
  if (seen.has(file) || chunk?.type !== 'chunk') return seen;
  seen.add(file);
  for (const next of chunk.imports) closureOf(next, bundle, seen);
  return seen;
}

/**
 * Before a file imports another when needed, Vite preloads what that one imports, from a list in the file. Names of files
 * are a good part of what is sent: this keeps only those that the browser does not have or is about to ask for anyway.
 */
export function leanPreloads(): Plugin {
  let bundle: Bundle = {};
  const resolveDependencies = (
    file: string,
    dependencies: string[],
    { hostId, hostType }: { hostId: string; hostType: 'html' | 'js' },
  ) => {
    if (hostType === 'html') return dependencies;
    const known = closureOf(hostId, bundle);
    return dependencies.filter((name) => name !== file && !known.has(name));
  };
  return {
    name: 'fuud:lean-preloads',
    config: () => ({ build: { modulePreload: { resolveDependencies } } }),
    generateBundle: {
      order: 'pre',
      handler: (_options, chunks) => {
        bundle = chunks;
      },
    },
  };
}
