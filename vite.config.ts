import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { commonPasswords } from './web/vite/commonPasswords';
import { compiledMessages } from './web/vite/compiledMessages';
import { directIcons } from './web/vite/directIcons';
import { headScripts } from './web/vite/headScripts';
import { leanPreloads } from './web/vite/leanPreloads';
import { leanRelay } from './web/vite/leanRelay';
import { leanTinderCard } from './web/vite/leanTinderCard';
import { relayTags } from './web/vite/relayTags';
import { screenChunks } from './web/vite/screenChunks';
import { shortStyles } from './web/vite/shortStyles';
import { stableStyledIds } from './web/vite/stableStyledIds';

const web = join(__dirname, 'web');
const router = join(__dirname, 'node_modules/react-router/dist/production');

/** Makes `vite build --ssr` build the module that renders the landing page. The command works from any folder. */
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
  plugins: [
    compiledMessages(join(web, 'intl')),
    commonPasswords(),
    directIcons(),
    leanRelay(),
    leanTinderCard(),
    stableStyledIds(web),
    headScripts(web),
    prerenderEntry(),
    relayTags(web),
    ...(isSsrBuild ? [] : [screenChunks(), leanPreloads()]),
    react(),
    shortStyles(web),
  ],
  resolve: {
    alias: [
      // Use the production build, because the default entry of react-router contains warnings for developers.
      { find: /^react-router$/, replacement: join(router, 'index.mjs') },
      { find: /^react-router\/dom$/, replacement: join(router, 'dom-export.mjs') },
      { find: /^@formatjs\/icu-messageformat-parser$/, replacement: '@formatjs/icu-messageformat-parser/no-parser.js' },
    ],
  },
  // Bundle all packages into the module that renders the landing page. So it renders with the same code as the browser.
  ssr: { noExternal: true },
  build: {
    outDir: join(__dirname, isSsrBuild ? 'dist/prerender' : 'dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
}));
