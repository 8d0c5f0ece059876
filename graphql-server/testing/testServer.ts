import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../app';
import type { LiveSource } from '../catalogue/live/LiveSource';
import { type Env, readEnv } from '../env/env';
import { publicUrl } from '../env/publicUrl';
import { deliverMails } from '../jobs/deliverMails';
import { createPostman } from '../mail/createPostman';
import { type Load, noLoad } from '../watchLoad';
import { guardTestDatabase, type TestDatabase } from './testDatabase';

/** A client that keeps cookies between requests, as a browser does. */
export interface Client {
  request(path: string, init?: RequestInit & { json?: unknown }): Promise<Response>;
  /** Sends one operation. @returns the GraphQL answer's body. */
  graphql<Data = Record<string, never>>(
    query: unknown,
    variables?: object,
  ): Promise<{ data: Data; errors?: { message: string; extensions?: Record<string, unknown> }[] }>;
  /** The Cookie header of the next request. */
  cookie(): string;
}

/** The real server on a free port of this machine, with a database made for tests. */
export interface TestServer extends Client {
  url: string;
  /** A new visitor without cookies. */
  client(): Client;
  /**
   * Sends every letter (e-mail) that is due. Resolves when the server has tried to send each letter, even if some
   * failed. Without the option `mails`, this function does nothing.
   */
  deliverMails(): Promise<void>;
  /** Resolves when searches include everything that was written before. */
  settleSearch(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts the server. Rate limits are off unless `env` turns them on. Without the option `mails`, letters stay in the
 * table `mails`. With this option, letters are sent to its MAIL_URL or written to its FUUD_DATA_DIR.
 */
export async function startTestServer({
  database,
  env,
  mails,
  liveSources = [],
  load = noLoad,
  webFolder = join(__dirname, '..', '..', 'dist', 'web'),
}: {
  database: TestDatabase;
  env?: Partial<Env>;
  mails?: { MAIL_URL: string } | { FUUD_DATA_DIR: string; NODE_ENV?: 'production' };
  /** The sources for the field liveFacts. Default: none. */
  liveSources?: readonly LiveSource[];
  /** Default: a load that is never high. */
  load?: Load;
  /** The folder of the built web app. Default: the result of `npm run build`. */
  webFolder?: string;
}): Promise<TestServer> {
  guardTestDatabase(database.url);
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const dataDir = mkdtempSync(join(tmpdir(), 'fuud-test-server-'));
  const world = { ...readEnv({ RATE_LIMIT: 'off', FUUD_DATA_DIR: dataDir }), PORT: port, ...env, ...mails };
  const addresses = { site: publicUrl(world), contact: world.CONTACT_EMAIL ?? null };
  const delivery = mails && deliverMails({ database, postman: createPostman(world), addresses });
  const app = createApp({
    env: world,
    database,
    liveSources,
    load,
    wakeMails: () => delivery?.wake(),
    sessionSecret: 'a secret that only tests know, long enough',
    webFolder,
  });
  server.on('request', app.listener);
  const url = `http://127.0.0.1:${port}`;
  const client = () => createClient(url);
  return {
    ...client(),
    url,
    client,
    async deliverMails() {
      delivery?.wake();
      await delivery?.idle();
    },
    settleSearch: app.settleSearch,
    async close() {
      await delivery?.stop();
      await app.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function createClient(url: string): Client {
  const jar = new Map<string, string>();
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

  const request: Client['request'] = async (path, { json, headers, ...init } = {}) => {
    const response = await fetch(new URL(path, url), {
      redirect: 'manual',
      ...(json === undefined ? {} : { method: 'POST', body: JSON.stringify(json) }),
      ...init,
      headers: {
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...(jar.size ? { cookie: cookie() } : {}),
        ...headers,
      },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/expires=Thu, 01 Jan 1970/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  };
  const graphql: Client['graphql'] = async (query, variables) => {
    const text = typeof query === 'string' ? query : printDocument(query);
    const response = await request('/graphql', { json: { query: text, variables } });
    return response.json();
  };
  return { request, graphql, cookie };
}

/** The text of an operation. An operation with types from codegen is a document, not text. */
function printDocument(document: unknown): string {
  const { print } = require('graphql') as typeof import('graphql');
  return print(document as Parameters<typeof print>[0]);
}
