import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Express } from 'express';
import sirv from 'sirv';
import { isUnreachable } from '../database/isUnreachable';
import { isUuid } from '../database/isUuid';
import { lastSurvivor } from '../domain/restaurants/lastSurvivor';
import type { PictureAddresses } from '../images/pictureAddresses';
import type { Step } from '../request/chain';
import type { CityIndexes } from '../search/index/CityIndexes';
import type { Card } from '../search/index/loadCards';
import { viewerOf } from '../session/session';
import { escapeHtml } from '../text/escapeHtml';
import { nonceOf } from './installSecurityHeaders';
import { isOpenPath } from './openPaths';
import { previewPlace } from './previewPlace';
import { summarizePlace } from './summarizePlace';

/**
 * Serves the built files of the web app under /assets. Their names contain a hash. The files are compressed at build
 * time, and browsers cache them for a year. This step runs before the session is read.
 */
export function installAssets(steps: Step[], folder: string): void {
  if (!existsSync(folder)) return;
  const serve = sirv(folder, {
    dev: true, // looks at the disk each time, because a new build removes files while the server runs
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response) => void response.setHeader('cache-control', 'public, max-age=31536000, immutable'),
  });
  steps.push((request, response, next) => {
    if (!request.url?.startsWith('/assets/')) return next();
    serve(request, response, () => next());
  });
}

/**
 * The dependencies of pages, in addition to the built files. `mapStyle` is the URL of the map style. `site` is the
 * address of this server, without a slash at its end.
 */
export type WebDeps = { cities: CityIndexes; pictures: PictureAddresses; mapStyle: string | null; site: string };

/**
 * Serves the page of the app at every path without a file extension. With a session, or at an open path (openPaths.ts),
 * the page contains only the empty shell of the app. At any other path, a visitor without a session gets the rendered
 * landing page. If this path is /restaurant/{id}, the restaurant's card is above the landing page, and the head
 * describes the restaurant.
 */
export function installWeb(app: Express, { cities, pictures, mapStyle, site }: WebDeps, folder: string): void {
  const pages = readPages(folder, mapStyle);
  app.get(/.*/, async (request, response) => {
    if (/\.[a-z0-9]{1,8}$/i.test(request.path)) return void response.status(404).type('text').send('Not found');
    if (!pages) return void response.status(503).type('text').send('The web app is not built. Run npm run build.');
    const { kind } = viewerOf(request);
    const id = /^\/restaurant\/([^/]+)\/?$/.exec(request.path)?.[1];
    const place = kind === 'ANONYMOUS' && id ? await placeAt(cities, id).catch(nullWhenUnreachable) : null;
    const page = kind === 'ANONYMOUS' && !isOpenPath(request.path) ? pages.landing : pages.shell;
    const html = (place ? previewPlace(page, place, pictures, site) : page)
      .replace('data-viewer=""', `data-viewer="${kind}"`)
      .replace('<!--place-->', () => (place ? summarizePlace(place, pictures) : ''));
    response
      // no-store: if somebody presses Back after a logout, the browser must not show the member's page from its memory.
      .set('cache-control', 'private, no-store')
      .type('html')
      .send(html.replaceAll('__CSP_NONCE__', nonceOf(response)));
  });
}

/** The restaurant with this id; if it was merged into another restaurant, that other restaurant. */
async function placeAt(cities: CityIndexes, id: string): Promise<Card | null> {
  const load = async (uuid: string) => (await cities.allCardsOf([uuid])).get(uuid) ?? null;
  return isUuid(id) ? lastSurvivor({ load }, id.toLowerCase()) : null;
}

/** If the database is unreachable, returns null, so the page is served without the card. @throws any other error */
function nullWhenUnreachable(error: unknown): null {
  if (isUnreachable(error)) return null;
  throw error;
}

function readPages(folder: string, mapStyle: string | null): { shell: string; landing: string } | undefined {
  const files = [join(folder, 'index.html'), join(folder, '..', 'landing.json')];
  if (!files.every((file) => existsSync(file))) return undefined;
  const [built = '', rendered = ''] = files.map((file) => readFileSync(file, 'utf8'));
  const shell = built.replace('data-map-style=""', () => `data-map-style="${escapeHtml(mapStyle ?? '')}"`);
  const landing = JSON.parse(rendered) as {
    html: string;
    styles: string;
  };
  return {
    shell,
    landing: shell
      .replace('<!--landing-styles-->', () => landing.styles)
      .replace('<div id="root"></div>', () => `<!--place--><div id="root">${landing.html}</div>`),
  };
}
