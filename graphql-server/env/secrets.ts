import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartError } from '../errors/StartError';
import { dataDirError } from './dataDirError';
import type { Env } from './env';

/**
 * The key that signs session cookies: SESSION_SECRET, or a key that the first start creates and saves in FUUD_DATA_DIR.
 * @throws StartError in production if SESSION_SECRET is not set, because all servers must share one key; and if the
 * saved key cannot be read or written, or is incomplete, for example because the disk was full
 */
export function readSessionSecret(env: Pick<Env, 'SESSION_SECRET' | 'NODE_ENV' | 'FUUD_DATA_DIR'>): string {
  if (env.SESSION_SECRET) return env.SESSION_SECRET;
  if (env.NODE_ENV === 'production') {
    throw new StartError(
      'SESSION_SECRET is not set. In production it should be at least 32 random characters, the same on every server.',
    );
  }
  const file = join(env.FUUD_DATA_DIR, 'session-secret');
  const secret = readOrCreate(file);
  if (secret.length < 32) throw new StartError(`${file} contains no complete secret. Delete the file and start again.`);
  return secret;
}

function readOrCreate(file: string): string {
  try {
    mkdirSync(dirname(file), { recursive: true });
    try {
      writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw dataDirError(error);
  }
}
