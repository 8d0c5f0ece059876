import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildSync } from 'esbuild';
import { freePort } from '../database/embedded/freePort';

const root = join(__dirname, '..', '..');

/** A server that runs in its own process, with everything that it has printed. */
export interface StartedServer {
  child: ChildProcess;
  url: string;
  /** Everything that the server has printed so far. */
  words: string;
  /** Null if the server printed that it is open, or if a signal ended it. Otherwise the exit code of the server. */
  code: number | null;
}

/** The server as one bundle, like the bundle that .ci/build.mjs builds. */
export interface BuiltServer {
  /** Code for `node -e` that runs the server. */
  program: string;
  /**
   * Starts a server and waits until it opens or ends. It listens on PORT of `env`, or on a free port. Unless `env`
   * changes this, rate limits are off and the sample catalog is not loaded.
   */
  start(env: Record<string, string>): Promise<StartedServer>;
  /** All processes that were started, in the order of their start; some may have ended. */
  running: ReadonlySet<ChildProcess>;
  /** Ends all started processes. */
  stop(): Promise<void>;
}

/**
 * Bundles the server.
 * @param name the folder under dist/testing; each test file needs its own name, because test files run at the same time
 */
export function buildServer(name: string): BuiltServer {
  const bundle = join(root, 'dist', 'testing', name, 'index.js');
  const source = (path: string) => join(root, 'graphql-server', path);
  buildSync({
    entryPoints: [source('index.ts')],
    outfile: bundle,
    bundle: true,
    packages: 'external',
    platform: 'node',
    logLevel: 'error',
  });
  // The server reads these files from the bundle's folder. .ci/build.mjs copies them too.
  for (const room of ['locations', 'search/memory', 'search/parse']) {
    cpSync(source(`${room}/__generated__`), join(bundle, '../__generated__'), { recursive: true });
  }
  cpSync(source('search/examples/cravings'), join(bundle, '../cravings'), { recursive: true });
  const program = `require(${JSON.stringify(bundle)}).main(${JSON.stringify(root)})`;
  const running = new Set<ChildProcess>();

  return {
    program,
    running,
    async start(env) {
      const port = env.PORT ?? String(await freePort());
      const child = spawn(process.execPath, ['-e', program], {
        cwd: root,
        stdio: 'pipe',
        env: { ...process.env, NODE_ENV: '', CATALOGUE: 'none', RATE_LIMIT: 'off', PORT: port, ...env },
      });
      running.add(child);
      const server: StartedServer = { child, url: `http://127.0.0.1:${port}`, words: '', code: null };
      const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
      const open = new Promise<null>((resolve) => {
        for (const stream of [child.stdout, child.stderr]) {
          stream?.on('data', (chunk) => {
            server.words += chunk;
            if (server.words.includes('Fuud is open')) resolve(null);
          });
        }
      });
      server.code = await Promise.race([ended, open]);
      return server;
    },
    async stop() {
      for (const child of running) child.kill('SIGTERM');
      while ([...running].some(({ exitCode, signalCode }) => exitCode === null && !signalCode)) await pause(50);
    },
  };
}

/** Sends a signal and waits for the process to end. */
export const end = (child: ChildProcess, signal: NodeJS.Signals) =>
  new Promise((resolve) => {
    child.on('exit', resolve);
    child.kill(signal);
  });
