import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { placeFolders } from '../graphql-server/database/embedded/folders';
import { freePort } from '../graphql-server/database/embedded/freePort';
import { postgresOf } from '../graphql-server/testing/postgresProcess';

// These tests run `npm start`. Then they end npm with a signal, as a script or a supervisor may do.
const root = join(__dirname, '..');
let dataDir: string;
let npm: ChildProcess | undefined;
let server: number | undefined;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'fuud-npm-start-'));
  chmodSync(dataDir, 0o755); // if root runs the tests, Postgres runs as another user, who must open the folder
  rmSync(join(root, 'dist', '.server-built'), { force: true }); // so that `npm start` has something to build
});
afterEach(async () => {
  npm?.kill('SIGKILL');
  if (server && isAlive(server)) process.kill(server, 'SIGTERM');
  while (server && isAlive(server)) await pause(50);
  rmSync(placeFolders(dataDir).home, { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
});

interface Process {
  pid: number;
  parent: number;
  command: string;
}

function descendantsOf(pid: number): Process[] {
  const all = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8', maxBuffer: 10_000_000 })
    .split('\n')
    .map((line): Process => {
      const [, own = '', parent = '', command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
      return { pid: Number(own), parent: Number(parent), command };
    });
  const of = (parent: number): Process[] =>
    all.filter((each) => each.parent === parent).flatMap((each) => [each, ...of(each.pid)]);
  return of(pid);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'no process of the build remains while the server runs; when %s ends npm, the server and its Postgres also end',
  async (signal) => {
    const port = String(await freePort());
    npm = spawn('npm', ['start'], {
      cwd: root,
      stdio: 'pipe',
      shell: process.platform === 'win32',
      env: { ...process.env, NODE_ENV: '', FUUD_DATA_DIR: dataDir, PORT: port, CATALOGUE: 'none' },
    });
    let words = '';
    await new Promise<void>((resolve, reject) => {
      npm?.stderr?.on('data', (chunk) => (words += chunk));
      npm?.stdout?.on('data', (chunk) => {
        words += chunk;
        if (words.includes('Fuud is open')) resolve();
      });
      npm?.on('exit', () => reject(new Error(words)));
    });
    expect(words).toContain('Building the server');
    const family = descendantsOf(npm.pid as number);
    server = family.find(({ command }) => /node \S*start\.mjs/.test(command) && !/^(\/bin\/)?sh /.test(command))?.pid;
    const postgres = postgresOf(dataDir) as number;
    expect([server, postgres]).toEqual([expect.any(Number), expect.any(Number)]);
    expect(family.filter(({ command }) => /esbuild|build\.mjs/.test(command))).toEqual([]);
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);

    npm.kill(signal);
    while (isAlive(server as number) || isAlive(postgres)) await pause(50);
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  },
  240_000,
);
