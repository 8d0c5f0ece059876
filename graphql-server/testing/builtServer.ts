import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildSync } from 'esbuild';
import { freePort } from '../database/embedded/freePort';

const root = join(__dirname, '..', '..');

/** A server that was started as a process of its own: what a person sees who starts it. */
export interface StartedServer {
  child: ChildProcess;
  url: string;
  /** What it has printed so far. */
  words: string;
  /** Null once it says it is open; its exit code when it ended instead. */
  code: number | null;
}

/** The server, built as .ci/build.mjs builds it. */
export interface BuiltServer {
  /** A module for `node -e`, which serves when it is required. */
  program: string;
  /** Starts it on a free port and waits until it is open or has ended. Limits are off unless `env` says otherwise. */
  start(env: Record<string, string>): Promise<StartedServer>;
  /** Those that were started, the last one last. */
  running: ReadonlySet<ChildProcess>;
  /** Ends them all. */
  stop(): Promise<void>;
}

/** @param name of the folder under dist/testing, one for each test file: they run at the same time */
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
  // As .ci/build.mjs lays it beside the server's bundle.
  for (const made of ['locations/__generated__', 'search/memory/__generated__']) {
    cpSync(source(made), join(bundle, '../__generated__'), { recursive: true });
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
