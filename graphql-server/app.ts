import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import express from 'express';
import type { LiveSource } from './catalogue/live/LiveSource';
import type { Database } from './database/withPrisma';
import { createLimits } from './domain/limits';
import { createCallBudgets } from './domain/paidCalls/createCallBudgets';
import { createLiveFacts } from './domain/restaurants/live/createLiveFacts';
import type { Env } from './env/env';
import { publicUrl } from './env/publicUrl';
import { createPictures } from './images/createPictures';
import { createPictureAddresses } from './images/pictureAddresses';
import { savePlaceholders } from './images/savePlaceholders';
import { answerError } from './middleware/answerError';
import { installCompression } from './middleware/installCompression';
import { installCsrf } from './middleware/installCsrf';
import { installErrors } from './middleware/installErrors';
import { createGraphql } from './middleware/installGraphql';
import { installHealth } from './middleware/installHealth';
import { installHttps } from './middleware/installHttps';
import { installImages } from './middleware/installImages';
import { installRateLimit } from './middleware/installRateLimit';
import { installRequestId } from './middleware/installRequestId';
import { installSecurityHeaders } from './middleware/installSecurityHeaders';
import { installSession } from './middleware/installSession';
import { installViewerCheck } from './middleware/installViewerCheck';
import { installAssets, installWeb } from './middleware/installWeb';
import { connectProvider } from './oidc/connectProvider';
import { chain, type Step } from './request/chain';
import { createRestRouter } from './rest/restRouter';
import { CityIndexes } from './search/index/CityIndexes';
import { chatEndpoint } from './search/languageModel/chatEndpoint';
import { createLanguageModel } from './search/languageModel/createLanguageModel';
import { Tastes } from './search/taste/Tastes';
import { takeOverCookies } from './session/takeOverCookies';
import type { Load } from './watchLoad';

/**
 * Everything that `createApp` needs. `createApp` itself opens no database connection and reads no environment
 * variables.
 */
export interface AppDeps {
  env: Pick<
    Env,
    | 'AI_BASE_URL'
    | 'AI_KEY'
    | 'AI_MODEL'
    | 'AI_QUOTA'
    | 'OIDC'
    | 'PORT'
    | 'PUBLIC_URL'
    | 'RATE_LIMIT'
    | 'TRUST_PROXY'
    | 'CONTACT_EMAIL'
    | 'POSTAL_ADDRESS'
    | 'FUUD_DATA_DIR'
    | 'GRAPHQL_COMPILER'
    | 'IMAGE_HOSTS'
    | 'IMAGE_CACHE_MB'
    | 'MAPS_HOSTS'
    | 'MAPS_STYLE_URL'
    | 'SEARCH_MEMORY_MB'
  >;
  database: Database;
  sessionSecret: string;
  /** Tells whether the server is overloaded. */
  load: Load;
  /** External services that the server asks for facts about a restaurant when somebody opens its page. */
  liveSources: readonly LiveSource[];
  /** Tells the mail delivery that a mail is waiting. */
  wakeMails(): void;
  /** The built web app (dist/web). */
  webFolder: string;
}

/** Returns the whole server as one request listener. `close` stops the server's background work. */
export function createApp({ env, database, liveSources, load, sessionSecret, wakeMails, webFolder }: AppDeps): {
  listener: RequestListener;
  close(): Promise<void>;
  /** Resolves when searches can find everything that was written before the call. */
  settleSearch(): Promise<void>;
} {
  const addresses = createPictureAddresses(sessionSecret, env.IMAGE_HOSTS);
  const placeholders = savePlaceholders(database.pool);
  const pictures = createPictures({
    folder: join(env.FUUD_DATA_DIR, 'images'),
    maxBytes: env.IMAGE_CACHE_MB * 1_000_000,
    hosts: env.IMAGE_HOSTS,
    onPlaceholder: placeholders.add,
  });
  const cities = new CityIndexes(database, env.SEARCH_MEMORY_MB * 1_000_000);
  const tastes = new Tastes(database);
  const limits = createLimits({ enabled: env.RATE_LIMIT });
  const deps = {
    ...database,
    cities,
    tastes,
    load,
    limits,
    callBudgetFor: createCallBudgets({ pool: database.pool, limits }),
    secret: sessionSecret,
    trustProxy: env.TRUST_PROXY,
    contact: { email: env.CONTACT_EMAIL ?? null, postalAddress: env.POSTAL_ADDRESS ?? null },
    wakeMails,
    providers: new Map(env.OIDC.map((settings) => [settings.name, connectProvider(settings)])),
    languageModel: createLanguageModel({ pool: database.pool, endpoint: chatEndpoint(env), quota: env.AI_QUOTA }),
    live: createLiveFacts({ pool: database.pool, sources: liveSources }),
    site: publicUrl(env),
    pictures: addresses,
  };

  const front: Step[] = [];
  installRequestId(front);
  installHttps(front, { always: env.PUBLIC_URL?.startsWith('https:') ?? false, trustProxy: env.TRUST_PROXY > 0 });
  installSecurityHeaders(front, env);
  installAssets(front, webFolder);
  installImages(front, { pictures, addresses });
  installCompression(front);
  installRateLimit(front, { enabled: env.RATE_LIMIT, trustProxy: env.TRUST_PROXY });
  installCsrf(front, env);
  takeOverCookies(front, { pool: database.pool, secret: sessionSecret });
  const closeSessions = installSession(front, {
    pool: database.pool,
    secret: sessionSecret,
  });
  installViewerCheck(front);

  const app = express().disable('x-powered-by').set('trust proxy', env.TRUST_PROXY);
  installHealth(app, database);
  app.use(createRestRouter(deps));
  const site = publicUrl(env);
  installWeb(app, { cities, pictures: addresses, mapStyle: env.MAPS_STYLE_URL ?? null, site }, webFolder);
  installErrors(app);

  const graphql = createGraphql(deps, env.GRAPHQL_COMPILER);
  const route: RequestListener = (request, response) =>
    /^\/graphql([/?]|$)/.test(request.url ?? '') ? graphql(request, response) : app(request, response);
  const listener = chain(front, route, answerError);
  const close = async () => {
    closeSessions();
    pictures.close();
    await Promise.all([cities.close(), tastes.close()]);
    await placeholders.flush();
  };
  return { listener, close, settleSearch: () => cities.settle() };
}
