import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeFolders } from '../database/embedded/folders';

/** The process id in postmaster.pid, a file of the embedded Postgres in this FUUD_DATA_DIR. Null without this file. */
export function postgresOf(dataDir: string): number | null {
  try {
    return Number.parseInt(readFileSync(join(placeFolders(dataDir).data, 'postmaster.pid'), 'utf8'), 10) || null;
  } catch {
    return null;
  }
}

/** Sends a signal to the embedded Postgres: to its main process and its child processes (e.g. one per connection). */
export function signalPostgres(dataDir: string, signal: NodeJS.Signals): void {
  const pid = postgresOf(dataDir);
  if (!pid) return;
  const children = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === pid);
  process.kill(pid, signal);
  for (const [child] of children) if (child) process.kill(child, signal);
}
