import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../errors/StartError';
import type { Env } from './env';

/**
 * The key that signs session cookies: SESSION_SECRET, or a key that the first start creates and saves in FUUD_DATA_DIR.
 * @throws StartError in production if SESSION_SECRET is not set, because all servers must share one key
 */
export function readSessionSecret(env: Pick<Env, 'SESSION_SECRET' | 'NODE_ENV' | 'FUUD_DATA_DIR'>): string {
  if (env.SESSION_SECRET) return env.SESSION_SECRET;
  if (env.NODE_ENV === 'production') {
    throw new StartError(
      'SESSION_SECRET is not set. In production it should be at least 32 random characters, the same on every server.',
    );
  }
  const file = join(env.FUUD_DATA_DIR, 'session-secret');
  mkdirSync(env.FUUD_DATA_DIR, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
