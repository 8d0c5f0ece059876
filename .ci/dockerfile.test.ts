import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../graphql-server/database/embedded/freePort';
import { createTestDatabase, type TestDatabase } from '../graphql-server/testing/testDatabase';

// No container engine is needed: this reads the Dockerfile and does in scratch folders what its lines say, one folder a stage.
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
 * What takes half a minute to make, each with its stamp: the build makes it anew all the same where the sources that came
 * with it are not those it was made from.
 */
const MADE = [
  'graphql-server/search/memory/__generated__/memory.bin',
  ...['graphql-server/search/parse/__generated__/knownWords.txt', 'dist/.memory'],
  ...['dist/web', 'dist/prerender', 'dist/landing.json', 'dist/.web-built'],
];

const sources = () =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' }).trim().split('\n');

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, { recursive: true });
}

/**
 * The packages of this folder, without asking the registry again. Their files are linked where that can be, for npm only
 * removes some; the one that it writes is a copy.
 */
function linkPackages(folder: string): void {
  const from = join(root, 'node_modules');
  try {
    execFileSync('cp', ['-al', from, folder], { stdio: 'ignore' });
  } catch {
    rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
    execFileSync('cp', ['-a', from, folder]); // another disk, or a cp that links nothing
  }
  execFileSync('cp', ['-a', '--remove-destination', join(from, '.package-lock.json'), join(folder, 'node_modules')]);
}

/** Does one line of a stage whose WORKDIR is `folder`; `stages` holds the folders of the ones before. */
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
      for (const file of [...sources(), ...MADE])
        existsSync(join(root, file)) && copy(join(root, file), join(folder, file));
    else if (stage) {
      const from = words[0]?.replace('/app', stages[stage] ?? '') ?? '';
      const target = to === './' ? join(folder, basename(from)) : join(folder, to);
      mkdirSync(dirname(target), { recursive: true });
      renameSync(from, target); // no line copies the same thing twice
    } else for (const word of words) copy(join(root, word), join(folder, word));
  }
}

test('its steps build a server that runs in production mode on a given database', async () => {
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

  const [program = '', ...args] = JSON.parse(/^CMD (.*)$/.exec(lines.at(-1) ?? '')?.[1] ?? '[]') as string[];
  const port = await freePort();
  const start = (env: Record<string, string>) =>
    spawn(program, args, {
      cwd: folder,
      stdio: 'pipe',
      // Limits are off: a busy machine would have the server refuse searches.
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

/** Tries until it succeeds, or the server has ended. */
async function eventually(attempt: () => void): Promise<void> {
  for (;;) {
    try {
      return attempt();
    } catch (error) {
      if (server?.exitCode !== null) throw error;
      await pause(200);
    }
  }
}
