import type { RequestListener } from 'node:http';
import express from 'express';
import type { Database } from './database/connectDatabase';
import { createLimits } from './domain/limits';
import type { Env } from './env';
import { log } from './log';
import { answerJson, chain, type Step } from './middleware/chain';
import { installCompression } from './middleware/installCompression';
import { installCsrf } from './middleware/installCsrf';
import { describeError, installErrors } from './middleware/installErrors';
import { createGraphql } from './middleware/installGraphql';
import { installHealth } from './middleware/installHealth';
import { installHttps } from './middleware/installHttps';
import { installRateLimit } from './middleware/installRateLimit';
import { installRequestId } from './middleware/installRequestId';
import { installSecurityHeaders } from './middleware/installSecurityHeaders';
import { installSession } from './middleware/installSession';
import { installAssets, installWeb } from './middleware/installWeb';
import { connectProvider } from './oidc/connectProvider';
import { publicUrl } from './publicUrl';
import { createRestRouter } from './rest/restRouter';

/** What the server is made of; nothing below opens a connection or reads the environment. */
export interface AppDeps {
  env: Pick<Env, 'OIDC' | 'PORT' | 'PUBLIC_URL' | 'RATE_LIMIT' | 'TRUST_PROXY' | 'CONTACT_EMAIL' | 'POSTAL_ADDRESS'>;
  database: Database;
  sessionSecret: string;
  /** Tells the delivery of letters that one waits. */
  wakeMails(): void;
  /** The built web app (dist/web). */
  webFolder: string;
}

/** The whole server as one request listener. `close` ends what runs beside requests. */
export function createApp({ env, database, sessionSecret, wakeMails, webFolder }: AppDeps): {
  listener: RequestListener;
  close(): void;
} {
  const deps = {
    ...database,
    limits: createLimits({ enabled: env.RATE_LIMIT }),
    secret: sessionSecret,
    trustProxy: env.TRUST_PROXY,
    contact: { email: env.CONTACT_EMAIL ?? null, postalAddress: env.POSTAL_ADDRESS ?? null },
    wakeMails,
    providers: new Map(env.OIDC.map((settings) => [settings.name, connectProvider(settings)])),
    site: publicUrl(env),
  };

  const front: Step[] = [];
  installRequestId(front);
  installHttps(front, { always: env.PUBLIC_URL?.startsWith('https:') ?? false, trustProxy: env.TRUST_PROXY > 0 });
  installSecurityHeaders(front, env);
  installAssets(front, webFolder);
  installCompression(front);
  installRateLimit(front, { enabled: env.RATE_LIMIT, trustProxy: env.TRUST_PROXY });
  installCsrf(front, env);
  const closeSessions = installSession(front, {
    pool: database.pool,
    secret: sessionSecret,
  });

  const app = express().disable('x-powered-by').set('trust proxy', env.TRUST_PROXY);
  installHealth(app, database);
  app.use(createRestRouter(deps));
  installWeb(app, database, webFolder);
  installErrors(app);

  const graphql = createGraphql(deps);
  const route: RequestListener = (request, response) =>
    /^\/graphql([/?]|$)/.test(request.url ?? '') ? graphql(request, response) : app(request, response);
  const listener = chain(front, route, (error, response) => {
    log.error('request failed before it was read', { error: describeError(error) });
    answerJson(response, 503, {
      code: 'UNAVAILABLE',
      message: 'Fuud cannot reach its database right now. Try again in a moment.',
    });
  });
  return { listener, close: closeSessions };
}
