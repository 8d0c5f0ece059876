import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { createApp } from './app';
import { liveSources } from './catalogue/live/liveSources';
import { loadSampleCatalogue } from './catalogue/loadSampleCatalogue';
import { connectDatabase } from './database/connectDatabase';
import { keepServing } from './database/keepServing';
import { withPrisma } from './database/withPrisma';
import { readEnv } from './env/env';
import { publicUrl } from './env/publicUrl';
import { readSessionSecret } from './env/secrets';
import { StartError } from './errors/StartError';
import { deliverMails } from './jobs/deliverMails';
import { refreshSearchDocuments } from './jobs/refreshSearchDocuments';
import { sweepExpired } from './jobs/sweepExpired';
import { log } from './log';
import { createPostman } from './mail/createPostman';
import { onStarterGone } from './onStarterGone';
import { refuseUnreadable } from './request/refuseUnreadable';
import { warmUp } from './search/warmUp';
import { watchLoad } from './watchLoad';

/** Signals that ask the server to stop. They come from Ctrl+C, from a supervisor or from a closed terminal. */
const ENDINGS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * The longest times that a request waits for a database connection, and for data on that connection, in milliseconds.
 * When the database hangs, a request gets the status 503 after about ten seconds.
 */
const LIMITS = { connect: 5000, silence: 9000 };

/**
 * Reads the environment, opens the database and serves requests. The server stops cleanly on a signal, or when the
 * process that ran `npm start` has ended. It stops cleanly even during the start, because otherwise a new embedded
 * Postgres would keep running. If the server cannot continue, it prints the reason and exits.
 */
export async function serve(root: string): Promise<void> {
  const finish = (code: number, reason?: Error) => {
    starting
      .then((stop) => stop())
      .then(
        () => code,
        () => 1,
      )
      .then((exitCode) => {
        if (reason) say(reason); // the last line, after everything that the parts print while they stop
        process.exit(exitCode);
      });
  };
  const starting = start(root, (reason) => finish(1, reason));
  for (const signal of ENDINGS) process.once(signal, () => finish(0));
  onStarterGone(() => finish(0));
  await starting;
}

/**
 * Starts all parts of the server. If one of them fails, the parts that have already started are stopped.
 * @param giveUp called with the reason when the server cannot continue
 * @returns a function that stops the server
 */
async function start(root: string, giveUp: (reason: Error) => void): Promise<() => Promise<void>> {
  const env = readEnv(process.env);
  const sessionSecret = readSessionSecret(env);
  const database = withPrisma(await connectDatabase(env, LIMITS));
  const undo: (() => unknown)[] = [database.close];
  const stop = async () => {
    let failure: unknown;
    // If `stop` runs again, nothing is left to undo. A step that fails does not stop the other steps.
    for (const step of undo.splice(0).reverse()) {
      try {
        await step();
      } catch (error) {
        failure ??= error;
      }
    }
    if (failure) throw failure;
  };
  try {
    if (database.embedded) undo.push(await keepServing(database.embedded, env.FUUD_DATA_DIR, giveUp));
    if (env.CATALOGUE === 'sample') await loadSampleCatalogue(database.pool);
    const server = await listen(env.PORT);
    env.PORT = (server.address() as { port: number }).port; // PORT=0 means any free port
    const mails = deliverMails({
      database,
      postman: createPostman(env),
      addresses: { site: publicUrl(env), contact: env.CONTACT_EMAIL ?? null },
    });
    undo.push(mails.stop, sweepExpired(database.prisma));
    let watch: ReturnType<typeof watchLoad> | undefined;
    undo.push(() => watch?.stop());
    const app = createApp({
      env,
      database,
      liveSources: liveSources(env),
      load: { isHigh: () => watch?.isHigh() ?? false },
      sessionSecret,
      wakeMails: mails.wake,
      webFolder: join(root, 'dist', 'web'),
    });
    undo.push(app.close, () => closeServer(server));
    // No request is lost, because Node reads no request before this turn of the event loop ends.
    server.on('request', app.listener);
    undo.push(refreshSearchDocuments(database.pool).stop);
    if (env.NODE_ENV === 'production' && !env.MAIL_URL) {
      log.warn('MAIL_URL is not set: letters are not sent; they are stored in FUUD_DATA_DIR/outbox');
    }
    log.info(`Fuud is open at ${publicUrl(env)}`);
    setImmediate(() => {
      warmUp();
      if (env.RATE_LIMIT) watch = watchLoad();
    });
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Runs the server as a program. If it cannot start, it prints the reason and exits with code 1. */
export async function main(root: string): Promise<void> {
  try {
    await serve(root);
  } catch (error) {
    say(error as Error);
    process.exit(1);
  }
}

function say(reason: Error): void {
  process.stderr.write(`${reason instanceof StartError ? reason.message : reason.stack}\n`);
}

function listen(port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    // keepAliveTimeout must be longer than the time for which proxies keep idle connections. Otherwise, the server
    // could close a connection just when the proxy sends the next request on it. The proxies of most cloud providers
    // keep idle connections for 60 s.
    const server = createServer({ requestTimeout: 30_000, keepAliveTimeout: 75_000 });
    server.on('clientError', refuseUnreadable);
    server.once('error', (error: NodeJS.ErrnoException) => {
      const problems: Record<string, string> = {
        EADDRINUSE: 'is taken. Stop the program that uses it, or set PORT to another port.',
        EACCES: 'may not be opened by this user. Set PORT to another port.',
      };
      const problem = problems[error.code ?? ''];
      reject(problem ? new StartError(`Port ${port} ${problem}`) : error);
    });
    server.listen(port, () => resolve(server));
  });
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 5000).unref();
  });
}
