import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

/** A function that answers one request. The functions below whose names begin with `answer` return handlers. */
export type Handler = (response: ServerResponse, request: IncomingMessage) => void;

/** A server on this machine that answers like Overpass, for tests. */
export interface OverpassServer {
  /** The value for OVERPASS_URL. */
  url: string;
  /** The requests that the server received, oldest first. */
  requests: { query: string; userAgent: string; method: string }[];
  /** The functions that answer the next requests, in order. The last function also answers all further requests. */
  handlers: Handler[];
  close(): Promise<void>;
}

/** Starts a server on a free port. */
export async function startOverpassServer(): Promise<OverpassServer> {
  const requests: OverpassServer['requests'] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const query = new URLSearchParams(body).get('data') ?? '';
    requests.push({ query, userAgent: request.headers['user-agent'] ?? '', method: request.method ?? '' });
    const handler = overpass.handlers.length > 1 ? overpass.handlers.shift() : overpass.handlers[0];
    handler?.(response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const overpass: OverpassServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/interpreter`,
    requests,
    handlers: [],
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return overpass;
}

/** The text of a valid answer. */
export const overpassJson = (elements: unknown[], more: object = {}) =>
  JSON.stringify({
    version: 0.6,
    generator: 'Overpass API 0.7.62.8 e802775f',
    osm3s: {
      timestamp_osm_base: '2026-11-20T21:04:02Z',
      copyright: 'The data included is from www.openstreetmap.org.',
    },
    elements,
    ...more,
  });

const JSON_TYPE = { 'content-type': 'application/json' };

/** Returns a handler that answers with status 200 and these elements. */
export const answer =
  (elements: unknown[], more: object = {}): Handler =>
  (response) =>
    response.writeHead(200, JSON_TYPE).end(overpassJson(elements, more));

/** Like `answer`, but the handler compresses its answer with gzip. */
export const answerPacked =
  (elements: unknown[]): Handler =>
  (response) =>
    response.writeHead(200, { ...JSON_TYPE, 'content-encoding': 'gzip' }).end(gzipSync(overpassJson(elements)));

/** Like `answer`, but the handler sends a few characters at a time. */
export const answerSlowly =
  (elements: unknown[]): Handler =>
  (response) => {
    response.writeHead(200, JSON_TYPE);
    const pieces = overpassJson(elements).match(/.{1,7}/g) ?? [];
    const next = () => {
      const piece = pieces.shift();
      if (piece === undefined) response.end();
      else response.write(piece, () => setImmediate(next));
    };
    next();
  };

/**
 * Like `answer`, but the handler sends only half of the text. Then it breaks the connection. If `cleanly` is true, it
 * ends the answer without an error instead.
 */
export const answerHalf =
  (elements: unknown[], cleanly = false): Handler =>
  (response) => {
    const text = overpassJson(elements);
    response.writeHead(200, JSON_TYPE);
    response.write(text.slice(0, text.length / 2), () => (cleanly ? response.end() : response.destroy()));
  };

/** Returns a handler that answers with this status and an error page like the error pages of Overpass. */
export const answerError =
  (status: number, headers: Record<string, string> = {}, words = 'The server is probably too busy.'): Handler =>
  (response) =>
    response
      .writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers })
      .end(
        `<?xml version="1.0" encoding="UTF-8"?>\n<html><head><title>OSM3S Response</title></head><body>\n` +
          `<p><strong style="color:#FF0000">Error</strong>: ${words} </p>\n</body></html>`,
      );
