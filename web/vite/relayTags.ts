import { transformSync } from '@babel/core';
import type { Plugin } from 'vite';

/**
 * Puts Relay's artifacts in place of graphql tags. vite-plugin-relay does the same but also obeys babel.config.js, whose
 * presets (jest's) turn modules into CommonJS: nothing is shaken off then, and the landing weighs 1.2 MB.
 */
export function relayTags(web: string): Plugin {
  return {
    name: 'fuud:relay',
    transform(code, id) {
      if (!id.startsWith(web) || !code.includes('graphql`')) return undefined;
      const alone = { configFile: false, babelrc: false } as const;
      const result = transformSync(code, { ...alone, filename: id, plugins: ['relay'], sourceMaps: true });
      return result?.code ? { code: result.code, map: result.map } : undefined;
    },
  };
}
