import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { openPaths } from '../app/openPaths';

type Chunks = Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>;

/** The file `name` and its static imports, direct or indirect. Files in `known` are left out. */
function filesOf(name: string, chunks: Chunks, known: ReadonlySet<string>): string[] {
  const chunk = chunks[name];
  if (known.has(name) || chunk?.type !== 'chunk') return [];
  const seen = new Set(known).add(name);
  return [name, ...chunk.imports.flatMap((next) => filesOf(next, chunks, seen))];
}

/**
 * The name in screenFiles for the main module of a screen, the load function of a page, or the messages of a language
 * or of one page. Undefined for other modules.
 */
function screenOf(id: string): string | undefined {
  const [, language, screen = 'words'] = /^\0messages:(\w+)(?::(\w+)Words)?$/.exec(id) ?? [];
  if (language) return `${screen}-${language}`;
  const frame = /\/app\/(shell\/Shell|openPages\/OpenPages)\.tsx$/.exec(id)?.[1];
  if (frame) return frame === 'shell/Shell' ? 'shell' : 'open';
  return /\/pages\/(\w+)\/(?:load)?\1Page\.tsx?$/.exec(id)?.[1]?.toLowerCase();
}

/**
 * The files that each screen needs in addition to the entry file and its imports. `shell`: the frame around the pages
 * for people with a session. `open`: the frame for people without a session. `words-<language>`: the texts of a
 * language. `<page>-<language>`: the texts that only this page uses. All other names are pages. The name of a
 * page is its folder in lower case. It is also the first part of the page's URL path without hyphens (/restaurant/1 ->
 * pages/Restaurant, /forgot-password -> pages/ForgotPassword), except that / -> pages/Discover. NotFound has no path.
 */
export function screenFiles(chunks: Chunks): Record<string, string[]> {
  const all = Object.values(chunks).filter((chunk) => chunk.type === 'chunk');
  const entry = all.find((chunk) => chunk.isEntry);
  const start = new Set(entry ? filesOf(entry.fileName, chunks, new Set()) : []);
  const screens: Record<string, Set<string>> = {};
  for (const { fileName, moduleIds } of all) {
    if (start.has(fileName)) continue;
    for (const screen of moduleIds.flatMap((id) => screenOf(id) ?? [])) {
      screens[screen] ??= new Set();
      for (const file of filesOf(fileName, chunks, start)) screens[screen].add(file);
    }
  }
  return Object.fromEntries(Object.entries(screens).map(([screen, files]) => [screen, [...files].sort()]));
}

/** The two fonts that every screen in English needs first. */
export function firstFonts(chunks: Chunks): string[] {
  return Object.keys(chunks)
    .filter((name) => /(fraunces-latin-opsz|figtree-latin-wght)-normal/.test(name))
    .sort();
}

const withoutComments = (script: string) => script.replace(/^\s*\/\/.*\n/gm, '');

/**
 * The inline scripts of the page. device/firstPaint.js replaces the comment <!--first-paint--> in index.html. A build
 * also adds device/preloadScreen.js, with the names of files and fonts.
 */
export function headScripts(web: string): Plugin[] {
  const read = (name: string) => withoutComments(readFileSync(join(web, 'device', name), 'utf8'));
  return [
    {
      name: 'fuud:first-paint',
      transformIndexHtml: {
        order: 'pre',
        handler: (html) =>
          html.replace('<!--first-paint-->', () => `<script>\n${read('firstPaint.js')}</script>\n    <!--preload-->`),
      },
    },
    {
      name: 'fuud:preload',
      transformIndexHtml: {
        order: 'post',
        handler(html, { bundle }) {
          const chunks = (bundle ?? {}) as Chunks;
          const script = read('preloadScreen.js')
            .replace('__OPEN_PATHS__', () => JSON.stringify(openPaths))
            .replace('__SCREEN_FILES__', () => JSON.stringify(screenFiles(chunks)))
            .replace('__FONTS__', () => JSON.stringify(firstFonts(chunks)));
          const tag = bundle ? `<script nonce="__CSP_NONCE__">\n${script}</script>` : '';
          return html.replace('<!--preload-->', () => tag);
        },
      },
    },
  ];
}
