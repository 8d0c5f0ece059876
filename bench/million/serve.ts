import { createServer, type RequestListener } from 'node:http';
import { createApp } from '../../graphql-server/app';
import { openPool } from '../../graphql-server/database/openPool';
import { withPrisma } from '../../graphql-server/database/withPrisma';
import { readEnv } from '../../graphql-server/env/env';
import { schema } from '../../graphql-server/schema/index';
import { noLoad } from '../../graphql-server/watchLoad';

/**
 * Starts a server in this process, and sends a message to the parent process when the server is ready. `mode` chooses
 * the server: all of Fuud (`ours`), Fuud with constant search results (`constants`), or only node:http, which always
 * sends `bytes` (`bare`).
 */
export async function main(mode: string, url: string, port: number, folder: string, bytes: string): Promise<void> {
  const listener = mode === 'bare' ? answering(bytes) : app(mode, url, folder);
  await new Promise<void>((resolve) => createServer(listener).listen(port, '127.0.0.1', resolve));
  process.send?.('ready');
}

function app(mode: string, url: string, folder: string): RequestListener {
  if (mode === 'constants') answerFromConstants();
  const { listener } = createApp({
    env: { ...readEnv({ RATE_LIMIT: 'off', FUUD_DATA_DIR: folder }) },
    database: withPrisma(openPool(url)),
    liveSources: [],
    load: noLoad,
    wakeMails: () => undefined,
    sessionSecret: 'nobody signs in to a benchmark, ever',
    webFolder: folder,
  });
  return listener;
}

/**
 * Caches the first answer for each pair of city and query. Later searches with the same pair get the same object, even
 * if their other arguments differ.
 */
function answerFromConstants(): void {
  const field = schema.getQueryType()?.getFields().searchRestaurants;
  const { resolve } = field ?? {};
  if (!field || !resolve) throw new Error('The schema has no field searchRestaurants.');
  const answers = new Map<string, unknown>();
  field.resolve = (root, args, context, info) => {
    const key = `${args.area?.city}/${args.query}`;
    const known = answers.get(key);
    if (known) return known;
    return Promise.resolve(resolve(root, args, context, info)).then((answer) => {
      answers.set(key, answer);
      return answer;
    });
  };
}

const answering =
  (bytes: string): RequestListener =>
  (request, response) => {
    request
      .on('data', () => undefined)
      .on('end', () => {
        response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(bytes);
      });
  };
