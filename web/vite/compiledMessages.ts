import { join } from 'node:path';
import type { Plugin } from 'vite';
import { compileMessages, isOnLanding, ownScreenOf } from './compileMessages';

const idOf = /^\0(messages|notices):([a-z]{2})(?::(landing|\w+Words))?$/;

/**
 * Replaces imports of <catalogue>/<language>.json under `folder` (web/intl) with parsed messages, so that the app needs
 * no parser. The catalogues are messages and notices. From messages, landingMessages.ts gets the keys of the landing
 * page, ownWords/<screen>Words.ts gets the keys of that screen, and the app gets all other keys. In languages other
 * than English, the app also gets the keys of the landing page, because the first chunk has only English messages.
 */
export function compiledMessages(folder: string): Plugin {
  return {
    name: 'fuud:messages',
    enforce: 'pre',
    resolveId(source, importer) {
      const [, catalogue, language] = /\/(messages|notices)\/([a-z]{2})\.json$/.exec(source) ?? [];
      if (!language || !importer?.includes('/web/intl/')) return undefined;
      const [, part] = /\/(landing|\w+Words)(?:Messages)?\.ts$/.exec(importer) ?? [];
      return `\0${catalogue}:${language}${part ? `:${part}` : ''}`;
    },
    load(id) {
      const [, catalogue = '', language = '', part] = idOf.exec(id) ?? [];
      if (!language) return undefined;
      const files = join(folder, catalogue);
      this.addWatchFile(join(files, `${language}.json`));
      const wanted = catalogue === 'messages' ? partOf(language, part) : undefined;
      return `export default ${JSON.stringify(compileMessages(files, language, wanted))}`;
    },
  };
}

/** Which keys of messages/ belong to a part. If `part` is undefined: the keys that load when the app starts. */
function partOf(language: string, part: string | undefined): (key: string) => boolean {
  if (part === 'landing') return isOnLanding;
  if (part) return (key) => `${ownScreenOf(key)}Words` === part;
  return (key) => !ownScreenOf(key) && !(language === 'en' && isOnLanding(key));
}
