import { join } from 'node:path';
import type { Plugin } from 'vite';
import { compileMessages, landingScreens } from '../intl/compileMessages';

const prefix = '\0messages:';

/**
 * web/intl/messages/<language>.json as parsed messages, so that no parser is shipped. landingMessages.ts gets the
 * landing's keys only. `folder`: where the message files are.
 */
export function compiledMessages(folder: string): Plugin {
  return {
    name: 'fuud:messages',
    enforce: 'pre',
    resolveId(source, importer) {
      const language = /\/messages\/([a-z]{2})\.json$/.exec(source)?.[1];
      if (!language || !importer?.includes('/web/intl/')) return undefined;
      return `${prefix}${language}${importer.includes('landingMessages') ? ':landing' : ''}`;
    },
    load(id) {
      if (!id.startsWith(prefix)) return undefined;
      const [language = 'en', part] = id.slice(prefix.length).split(':');
      this.addWatchFile(join(folder, `${language}.json`));
      return `export default ${JSON.stringify(compileMessages(folder, language, part ? landingScreens : undefined))}`;
    },
  };
}
