import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { describeError } from '../errors/describeError';
import { log } from '../log';
import { answerJson } from '../request/chain';

/** One file of the page, without and with compression. */
interface Asset {
  type: string;
  plain: Buffer;
  gzipped: Buffer;
}

interface Page {
  html: string;
  assets: Map<string, Asset>;
}

/**
 * The Content-Security-Policy of the editor's page. Unlike the policy of other pages, it allows all inline styles,
 * workers from blobs, and data URLs for images and fonts, because the editor needs them. All scripts except the workers
 * come from our own files.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  'worker-src blob:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The icon of the page, a tomato. */
const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'%3E%3Ccircle cx='.5' cy='.5' r='.5' fill='%23d8432b'/%3E%3C/svg%3E";

const FIRST_QUERY = `# Press ▶ to run this. Ctrl-Space shows what else there is.
{
  searchRestaurants(query: "pizza", first: 3) {
    totalCount
    edges {
      node { name cuisines { label } address { city } viewerHasSaved }
      reasons { field text }
    }
  }
}
`;

/**
 * Serves the GraphQL editor GraphiQL to browsers that open /graphql. All its files come from this server.
 * @returns a function that answers a request for GraphiQL and returns true; it returns false for any other request
 */
export function createGraphiql(): (request: IncomingMessage, response: ServerResponse) => boolean {
  let page: Promise<Page> | undefined;
  const load = () => {
    page ??= loadPage();
    return page;
  };
  return (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const file = /^\/graphql\/(graphiql-[\w-]+\.(?:js|css))$/.exec(url.pathname)?.[1];
    const isPage = /^\/graphql\/?$/.test(url.pathname) && acceptsHtml(request);
    if (request.method !== 'GET' || !(file || isPage)) return false;
    load().then(
      ({ html, assets }) => (file ? answerAsset(request, response, assets.get(file)) : answerPage(response, html)),
      (error: unknown) => {
        page = undefined;
        log.error('GraphiQL could not be loaded', { error: describeError(error) });
        answerJson(response, 500, { code: 'INTERNAL', message: 'GraphiQL could not be loaded. Try again.' });
      },
    );
    return true;
  };
}

function acceptsHtml(request: IncomingMessage): boolean {
  return (request.headers.accept ?? '').includes('text/html');
}

/** renderGraphiQL returns one document of 9 MB. Its script and styles become separate files that browsers cache. */
async function loadPage(): Promise<Page> {
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
  const document = renderGraphiQL({
    title: 'Fuud graph',
    endpoint: '/graphql',
    favicon: ICON,
    credentials: 'same-origin',
    defaultQuery: FIRST_QUERY,
  });
  const assets = new Map<string, Asset>();
  const withoutScript = await moveOut(document, '<script>', '</script>', assets, {
    name: (hash) => `graphiql-${hash}.js`,
    type: 'text/javascript; charset=utf-8',
    tag: (name) => `<script defer src="/graphql/${name}"></script>`,
  });
  const html = await moveOut(withoutScript, '<style>', '</style>', assets, {
    name: (hash) => `graphiql-${hash}.css`,
    type: 'text/css; charset=utf-8',
    tag: (name) => `<link rel="stylesheet" href="/graphql/${name}">`,
  });
  return { html, assets };
}

async function moveOut(
  document: string,
  open: string,
  close: string,
  assets: Map<string, Asset>,
  { name, type, tag }: { name: (hash: string) => string; type: string; tag: (name: string) => string },
): Promise<string> {
  const start = document.indexOf(open);
  const end = document.lastIndexOf(close);
  if (start < 0 || end < start) throw new Error(`The page has no ${open}`);
  const plain = Buffer.from(document.slice(start + open.length, end));
  const file = name(createHash('sha256').update(plain).digest('base64url').slice(0, 12));
  assets.set(file, { type, plain, gzipped: await promisify(gzip)(plain) });
  return document.slice(0, start) + tag(file) + document.slice(end + close.length);
}

function answerPage(response: ServerResponse, html: string): void {
  response.setHeader('content-security-policy', POLICY);
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' }).end(html);
}

function answerAsset(request: IncomingMessage, response: ServerResponse, asset: Asset | undefined): void {
  if (!asset) {
    answerJson(response, 404, { code: 'NOT_FOUND', message: 'Not found' });
    return;
  }
  const zipped = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  response.writeHead(200, {
    'content-type': asset.type,
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
    ...(zipped ? { 'content-encoding': 'gzip' } : {}),
  });
  response.end(zipped ? asset.gzipped : asset.plain);
}
