import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from '@babel/core';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compileMessages, landingScreens } from './web/intl/compileMessages';

const web = join(__dirname, 'web');
const messagesFolder = join(web, 'intl/messages');

/**
 * web/intl/messages/<language>.json as parsed messages, so that no parser is shipped. landingMessages.ts gets the
 * landing's keys only.
 */
function compiledMessages(): Plugin {
  const prefix = '\0messages:';
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
      this.addWatchFile(join(messagesFolder, `${language}.json`));
      const messages = compileMessages(messagesFolder, language, part ? landingScreens : undefined);
      return `export default ${JSON.stringify(messages)}`;
    },
  };
}

/**
 * Names each styled component after its file and variable, so that the landing rendered at build time and the one in
 * the browser agree on class names whatever order the chunks run in.
 */
function stableStyledIds(): Plugin {
  const declaration = /\bconst (\w+) = styled(\.\w+|\([\w.]+\))/g;
  return {
    name: 'fuud:styled-ids',
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith(web) || !id.endsWith('.tsx') || !code.includes('styled')) return undefined;
      const file = id.slice(web.length + 1, -4).replace(/\W+/g, '-');
      const named = code.replace(
        declaration,
        (_, name: string, base: string) =>
          `const ${name} = styled${base}.withConfig({ componentId: '${file}-${name}', displayName: '${name}' })`,
      );
      return { code: named, map: null };
    },
  };
}

/** Puts device/firstPaint.js into the page itself, in place of its comment in index.html. */
function inlineFirstPaint(): Plugin {
  return {
    name: 'fuud:first-paint',
    transformIndexHtml: {
      order: 'pre',
      handler(html) {
        const script = readFileSync(join(web, 'device/firstPaint.js'), 'utf8').replace(/^\s*\/\/.*\n/gm, '');
        return html.replace('<!--first-paint-->', () => `<script>\n${script}</script>`);
      },
    },
  };
}

/**
 * Puts Relay's artifacts in place of graphql tags. vite-plugin-relay does the same but also obeys babel.config.js, whose
 * presets (jest's) turn modules into CommonJS: nothing is shaken off then, and the landing weighs 1.2 MB.
 */
function relayTags(): Plugin {
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

/** `vite build --ssr` has one meaning here: the module that renders the landing, wherever the command is run. */
function prerenderEntry(): Plugin {
  return {
    name: 'fuud:prerender-entry',
    config: (_config, { isSsrBuild }) => (isSsrBuild ? { build: { ssr: join(web, 'prerender.tsx') } } : undefined),
  };
}

export default defineConfig(({ isSsrBuild }) => ({
  root: web,
  base: '/',
  publicDir: false,
  appType: 'spa',
  html: { cspNonce: '__CSP_NONCE__' },
  plugins: [compiledMessages(), stableStyledIds(), inlineFirstPaint(), prerenderEntry(), relayTags(), react()],
  resolve: {
    alias: [
      { find: /^@formatjs\/icu-messageformat-parser$/, replacement: '@formatjs/icu-messageformat-parser/no-parser.js' },
    ],
  },
  // The ready-rendered landing's module stands alone: what renders it is the very code the browser gets.
  ssr: { noExternal: true },
  build: {
    outDir: join(__dirname, isSsrBuild ? 'dist/prerender' : 'dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
}));
