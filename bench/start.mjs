// Measures how long `npm start` takes on a fresh clone, and how long a second `npm start` takes.
// Usage: node bench/start.mjs
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ownDatabaseEnv } from './ownDatabaseEnv.mjs';

const root = join(import.meta.dirname, '..');
const scratch = mkdtempSync(join(tmpdir(), 'fuud-bench-'));
chmodSync(scratch, 0o755); // if root runs this script, Postgres runs as another user, who must open the folder
const clone = join(scratch, 'fuud');
execFileSync('git', ['clone', '-q', root, clone]);

const port = '4999';
async function timeStart() {
  const began = performance.now();
  const server = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...ownDatabaseEnv, PORT: port },
    stdio: 'ignore',
    detached: true,
  });
  for (;;) {
    if (
      await fetch(`http://localhost:${port}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break;
    if (server.exitCode !== null) throw new Error('npm start ended.');
    await pause(20);
  }
  const seconds = (performance.now() - began) / 1000;
  process.kill(-server.pid, 'SIGTERM');
  await new Promise((resolve) => server.once('exit', resolve));
  await pause(1500);
  return seconds.toFixed(1);
}

console.log(`first start  ${await timeStart()} s (install, generate, build, create database, sample catalogue)`);
console.log(`second start ${await timeStart()} s`);
rmSync(scratch, { recursive: true, force: true });
process.exit(0);
