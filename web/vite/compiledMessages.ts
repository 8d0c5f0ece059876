import { join } from 'node:path';
import type { Plugin } from 'vite';
import { compileMessages, isOnLanding } from './compileMessages';

const idOf = /^\0(messages|notices):([a-z]{2})(:landing)?$/;

/**
 * <catalogue>/<language>.json under `folder` (web/intl) as parsed messages, so the app needs no parser. The catalogues
 * are messages and notices. landingMessages.ts gets only the landing's keys, the app's English all others.
 */
export function compiledMessages(folder: string): Plugin {
  return {
    name: 'fuud:messages',
    enforce: 'pre',
    resolveId(source, importer) {
      const [, catalogue, language] = /\/(messages|notices)\/([a-z]{2})\.json$/.exec(source) ?? [];
      if (!language || !importer?.includes('/web/intl/')) return undefined;
      return `\0${catalogue}:${language}${importer.includes('landingMessages') ? ':landing' : ''}`;
    },
    load(id) {
      const [, catalogue = '', language = '', landing] = idOf.exec(id) ?? [];
      if (!language) return undefined;
      const files = join(folder, catalogue);
      this.addWatchFile(join(files, `${language}.json`));
      const isRest = catalogue === 'messages' && language === 'en' && !landing;
      const wanted = landing ? isOnLanding : isRest ? (key: string) => !isOnLanding(key) : undefined;
      return `export default ${JSON.stringify(compileMessages(files, language, wanted))}`;
    },
  };
}
