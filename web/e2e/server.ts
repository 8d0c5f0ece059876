import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';

const root = join(__dirname, '..', '..');

/** The product as `npm start` runs it, but with its own database and without rate limits. */
export interface RunningServer {
  url: string;
  /** Runs `npm run catalogue -- ...` while the server runs. @returns the exit code and the output of the command. */
  catalogue(...args: string[]): Promise<{ code: number; output: string }>;
  /** Returns the mails to this address that are in the outbox, in the order in which they were written. */
  letters(to: string): Promise<Email[]>;
  /** Kills the server's process (SIGKILL). The server's Postgres continues to run. */
  kill(): Promise<void>;
  /** Starts the server again with the same data and port. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Builds what has changed, starts the server on a free port with fresh data, and waits until the server is ready. */
export async function startServer(env: Record<string, string> = {}): Promise<RunningServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fuud-e2e-'));
  chmodSync(dataDir, 0o755); // if root runs this, Postgres runs as another user, who must be able to open the folder
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const world = {
    ...process.env,
    NODE_ENV: 'development',
    FUUD_DATA_DIR: dataDir,
    PORT: String(port),
    RATE_LIMIT: 'off',
    ...env,
  };
  const script = (name: string, ...args: string[]) =>
    spawn(process.execPath, [join(root, '.ci', `${name}.mjs`), ...args], { cwd: root, env: world, stdio: 'pipe' });

  let server: ChildProcess;
  const start = async () => {
    server = script('start');
    let words = '';
    server.stdout?.on('data', (chunk) => (words += chunk));
    server.stderr?.on('data', (chunk) => (words += chunk));
    for (let tries = 0; !(await isReady(url)); tries++) {
      if (server.exitCode !== null || tries > 600) throw new Error(`The server did not start: ${words}`);
      await pause(100);
    }
  };
  const end = (signal: NodeJS.Signals) =>
    new Promise<void>((resolve) => {
      if (server.exitCode !== null || server.signalCode) return resolve();
      server.once('exit', () => resolve());
      server.kill(signal);
    });

  await start();
  return {
    url,
    kill: () => end('SIGKILL'),
    restart: start,
    async stop() {
      await end('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
    async letters(to) {
      const outbox = join(dataDir, 'outbox');
      const files = existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith('.eml')) : [];
      const all = await Promise.all(files.sort().map((name) => PostalMime.parse(readFileSync(join(outbox, name)))));
      return all.filter((letter) => letter.to?.some(({ address }) => address === to));
    },
    catalogue: (...args) =>
      new Promise((resolve) => {
        const child = script('catalogue', ...args);
        let output = '';
        child.stdout?.on('data', (chunk) => (output += chunk));
        child.stderr?.on('data', (chunk) => (output += chunk));
        child.on('close', (code) => resolve({ code: code ?? 1, output }));
      }),
  };
}

const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    (response) => response.ok,
    () => false,
  );

/**
 * A free port below the range from which the system takes ports for outgoing connections. A port of that range could be
 * taken before the server starts.
 */
function freePort(): Promise<number> {
  const port = 20_000 + Math.floor(Math.random() * 12_000);
  return new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(freePort()))
      .listen(port, () => probe.close(() => resolve(port)));
  });
}
