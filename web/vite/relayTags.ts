import { transformSync } from '@babel/core';
import type { Plugin } from 'vite';

/** Replaces graphql tags with Relay's artifacts. .ci/jestTransform.cjs does the same for tests. */
export function relayTags(web: string): Plugin {
  return {
    name: 'fuud:relay',
    transform(code, id) {
      if (!id.startsWith(web) || !code.includes('graphql`')) return undefined;
      const withoutConfigFiles = { configFile: false, babelrc: false } as const;
      const result = transformSync(code, { ...withoutConfigFiles, filename: id, plugins: ['relay'], sourceMaps: true });
      return result?.code ? { code: result.code, map: result.map } : undefined;
    },
  };
}
