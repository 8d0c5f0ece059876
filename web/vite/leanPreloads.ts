import type { Plugin } from 'vite';
import { type Bundle, staticImportsOf } from './staticImportsOf';

/**
 * Before a dynamic import, Vite preloads the files that the imported file needs. The importing file contains a list of
 * the names of these files, which makes the importing file much larger. This plugin removes the names of files that the
 * browser already has, and the name of the imported file itself, which the browser requests anyway.
 */
export function leanPreloads(): Plugin {
  let bundle: Bundle = {};
  const resolveDependencies = (
    file: string,
    dependencies: string[],
    { hostId, hostType }: { hostId: string; hostType: 'html' | 'js' },
  ) => {
    if (hostType === 'html') return dependencies;
    const known = staticImportsOf(hostId, bundle);
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
