import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A request that the server of startLiveSource received. */
export interface SeenRequest {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: IncomingMessage['headers'];
  body: unknown;
}

/** What the server of startLiveSource does with a request. It may answer late, wrongly, or not at all. */
export type Behaviour = (request: SeenRequest, response: ServerResponse) => void;

/** Starts a local server in place of Google, Yelp or a language model. It records requests and calls `behave`. */
export async function startLiveSource(behave: Behaviour) {
  const source = { url: '', behave, seen: [] as SeenRequest[], close: async () => undefined as unknown };
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const raw = await text(request);
    const seen = {
      method: request.method ?? '',
      path: pathname,
      query: Object.fromEntries(searchParams),
      headers: request.headers,
      body: raw ? JSON.parse(raw) : null,
    };
    source.seen.push(seen);
    source.behave(seen, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  source.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  source.close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return source;
}

/** Returns a behavior that answers each request with this JSON. */
export const answerWith =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Behaviour =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  };
