import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../graphql-server/database/embedded/freePort';
import { createTestDatabase, type TestDatabase } from '../graphql-server/testing/testDatabase';

// This test needs no container engine. It reads the Dockerfile and performs the RUN and COPY lines in scratch folders,
// one folder for each stage.
const root = join(__dirname, '..');
const lines = readFileSync(join(root, 'Dockerfile'), 'utf8')
  .replace(/\\\n\s*/g, ' ')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'));

let scratch: string;
let database: TestDatabase;
let server: ChildProcess | undefined;
beforeAll(async () => {
  scratch = mkdtempSync(join(tmpdir(), 'fuud-docker-'));
  database = await createTestDatabase();
});
afterAll(async () => {
  server?.kill('SIGKILL');
  await database.drop();
  rmSync(scratch, { recursive: true, force: true });
});

/**
 * Built files, and the stamp files with the hashes of their sources. If a file exists, the test copies it, because the
 * build of these files takes half a minute. The build makes them again if their sources have changed.
 */
const PREBUILT_FILES = [
  'graphql-server/search/memory/__generated__/memory.bin',
  ...['knownWords.txt', 'wordCounts.json'].map((name) => `graphql-server/search/parse/__generated__/${name}`),
  'dist/.memory',
  ...['dist/web', 'dist/prerender', 'dist/landing.json', 'dist/.web-built'],
];

const sources = () =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' }).trim().split('\n');

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, { recursive: true });
}

/**
 * Puts this project's packages into `folder` without a download. The files are hard links if possible. Links are safe,
 * because npm later removes packages but changes only one file, .package-lock.json. That file is a copy.
 */
function linkPackages(folder: string): void {
  const from = join(root, 'node_modules');
  try {
    execFileSync('cp', ['-al', from, folder], { stdio: 'ignore' });
  } catch {
    rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
    execFileSync('cp', ['-a', from, folder]); // `folder` is on another disk, or this cp cannot make links
  }
  execFileSync('cp', ['-a', '--remove-destination', join(from, '.package-lock.json'), join(folder, 'node_modules')]);
}

/**
 * Performs one RUN or COPY line of the Dockerfile. Instead of `npm ci`, it links this project's packages. It ignores
 * other lines. `folder` replaces the WORKDIR of the line's stage. `stages` contains the folder of each stage so far, by
 * the stage's name.
 */
function perform(line: string, folder: string, stages: Record<string, string>): void {
  const [, verb = '', rest = ''] = /^(\w+) (.*)$/.exec(line) ?? [];
  if (verb === 'RUN' && rest.startsWith('npm ci')) {
    linkPackages(folder);
  } else if (verb === 'RUN') {
    execFileSync('sh', ['-c', rest], {
      cwd: folder,
      stdio: 'pipe',
      env: { ...process.env, NODE_ENV: '', DATABASE_URL: '' },
    });
  } else if (verb === 'COPY') {
    const [, stage, paths = ''] = /^(?:--from=(\w+) )?(.*)$/.exec(rest) ?? [];
    const words = paths.split(' ');
    const to = words.pop() ?? '';
    if (paths === '. .')
      for (const file of [...sources(), ...PREBUILT_FILES])
        existsSync(join(root, file)) && copy(join(root, file), join(folder, file));
    else if (stage) {
      const from = words[0]?.replace('/app', stages[stage] ?? '') ?? '';
      const target = to === './' ? join(folder, basename(from)) : join(folder, to);
      mkdirSync(dirname(target), { recursive: true });
      renameSync(from, target); // a move is enough, because no other line copies these files
    } else for (const word of words) copy(join(root, word), join(folder, word));
  }
}

test('the steps of the Dockerfile build a production server that needs DATABASE_URL and runs with it', async () => {
  const stages: Record<string, string> = {};
  let folder = '';
  for (const line of lines) {
    const stage = /^FROM \S+(?: AS (\w+))?/.exec(line);
    if (stage) {
      folder = join(scratch, stage[1] ?? 'final');
      mkdirSync(folder);
      stages[stage[1] ?? 'final'] = folder;
    } else perform(line, folder, stages);
  }
  expect(lines).toContain('USER node');
  const dataDir = statSync(join(folder, '.fuud'));
  expect(dataDir.mode & 0o777).toBe(0o777); // root owns the folder in the image, and the user node writes to it

  const [program = '', ...args] = JSON.parse(/^CMD (.*)$/.exec(lines.at(-1) ?? '')?.[1] ?? '[]') as string[];
  const port = await freePort();
  const start = (env: Record<string, string>) =>
    spawn(program, args, {
      cwd: folder,
      stdio: 'pipe',
      // Rate limits are off, because with rate limits the server refuses searches while the machine is busy.
      env: { PATH: process.env.PATH, NODE_ENV: 'production', RATE_LIMIT: 'off', PORT: String(port), ...env },
    });

  const refused = start({ SESSION_SECRET: 'x'.repeat(32) });
  let words = '';
  refused.stderr?.on('data', (chunk) => (words += chunk));
  expect(await new Promise((resolve) => refused.on('exit', resolve))).toBe(1);
  expect(words).toBe('DATABASE_URL is not set. In production (NODE_ENV=production) it should be a postgres:// URL.\n');

  server = start({ DATABASE_URL: database.url, SESSION_SECRET: 'x'.repeat(32) });
  const healthcheck =
    /CMD (node -e .*)$/.exec(lines.find((line) => line.startsWith('HEALTHCHECK')) ?? '')?.[1] ?? 'false';
  await eventually(() =>
    execFileSync('sh', ['-c', healthcheck], { env: { ...process.env, PORT: String(port) }, stdio: 'pipe' }),
  );
  const page = await fetch(`http://127.0.0.1:${port}/`);
  expect(await page.text()).toContain('seconds away from the perfect bite');
  const found = await fetch(`http://127.0.0.1:${port}/api/restaurants/search?query=pizza`);
  expect(Number(found.headers.get('x-total-count'))).toBeGreaterThan(10);
}, 600_000);

/** Repeats `attempt` until it succeeds. If the server has ended, throws the error of the last attempt. */
async function eventually(attempt: () => void): Promise<void> {
  for (;;) {
    try {
      return attempt();
    } catch (error) {
      if (server?.exitCode !== null || server.signalCode !== null) throw error;
      await pause(200);
    }
  }
}
