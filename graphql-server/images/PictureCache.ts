import { hash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { describeError } from '../errors/describeError';
import { log } from '../log';

/** A cached file: its bytes, and a tag that changes only when the bytes change. */
export interface CachedFile {
  body: Buffer;
  etag: string;
}

const DIGEST_BYTES = 16;
/**
 * The modification time of a file is updated at most once in this many milliseconds. That is exact enough to find the
 * least recently used files after a restart.
 */
const TOUCH_MS = 3_600_000;
const NAME = /^[0-9a-f]{64}$/;

/**
 * A cache of files on disk, by key, with at most `maxBytes` in total. The least recently used files are deleted first.
 * Each file begins with a digest of its content, so `read` detects a damaged file. A file is written under a temporary
 * name and then renamed, so nobody reads an incomplete file.
 */
export class PictureCache {
  readonly #entries: LRUCache<string, { bytes: number; touchedAt: number }>;
  /** Keys that were evicted but whose files are still on the disk. */
  #evicted: string[] = [];
  #opened: Promise<void> | undefined;

  constructor(
    private readonly folder: string,
    maxBytes: number,
  ) {
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ bytes }) => bytes,
      dispose: (_entry, key, reason) => {
        if (reason === 'evict') this.#evicted.push(key);
      },
    });
  }

  /** The key of a file, which is also its name on the disk. `words` may contain any characters. */
  static key = (...words: string[]): string => hash('sha256', words.join('\n'));

  /** Whether the file is in the cache. Only the first use of the cache lists the folder on the disk. */
  async has(key: string): Promise<boolean> {
    await this.#open();
    return this.#entries.has(key);
  }

  /** Reads a file. Returns null if the file is not in the cache or is damaged. */
  async read(key: string): Promise<CachedFile | null> {
    if (!(await this.has(key))) return null;
    const file = await readFile(this.#path(key)).catch(() => undefined);
    const body = file?.subarray(DIGEST_BYTES);
    if (!body?.length || !digestOf(body).equals(file?.subarray(0, DIGEST_BYTES) ?? Buffer.alloc(0))) {
      this.#entries.delete(key);
      return null;
    }
    this.#touch(key);
    return { body, etag: etagOf(file) };
  }

  /** Writes a file. If the file cannot be written to the disk, the error is logged, and the file is still returned. */
  async write(key: string, body: Buffer): Promise<CachedFile> {
    await this.#open();
    const digest = digestOf(body);
    const path = this.#path(key);
    const temporary = `${path}.${randomUUID()}.tmp`;
    try {
      await mkdir(join(this.folder, key.slice(0, 2)), { recursive: true });
      await writeFile(temporary, Buffer.concat([digest, body]));
      await rename(temporary, path);
      this.#add(key, body.length + DIGEST_BYTES, Date.now());
      await this.#shrink();
    } catch (error) {
      log.warn('a picture could not be written to the cache', { error: describeError(error) });
      await rm(temporary, { force: true }).catch(() => undefined);
    }
    return { body, etag: etagOf(digest) };
  }

  #path(key: string): string {
    return join(this.folder, key.slice(0, 2), key);
  }

  /** Finds the files of an earlier run. The folder is read only once. */
  #open(): Promise<void> {
    this.#opened ??= this.#scan();
    return this.#opened;
  }

  async #scan(): Promise<void> {
    const names = await readdir(this.folder, { recursive: true, withFileTypes: true }).catch(() => []);
    const found = await Promise.all(
      names
        .filter((entry) => entry.isFile())
        .map(async ({ name, parentPath }) => {
          const path = join(parentPath, name);
          const at = await stat(path).catch(() => undefined);
          if (!at) return undefined;
          if (NAME.test(name) && at.size > 0) return { key: name, bytes: at.size, touchedAt: at.mtimeMs };
          // Deletes an incomplete or empty file that a crash left behind. A file that was changed within the last hour
          // is not deleted, because another server may still be writing it.
          const isOurs = NAME.test(name) || name.endsWith('.tmp');
          if (isOurs && at.mtimeMs < Date.now() - TOUCH_MS) await rm(path, { force: true });
          return undefined;
        }),
    );
    const files = found.filter((file) => file !== undefined).sort((a, b) => a.touchedAt - b.touchedAt);
    for (const { key, bytes, touchedAt } of files) this.#add(key, bytes, touchedAt);
    await this.#shrink();
  }

  #add(key: string, bytes: number, touchedAt: number): void {
    this.#entries.set(key, { bytes, touchedAt });
    if (!this.#entries.has(key)) this.#evicted.push(key); // larger than the whole cache
  }

  #touch(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    const now = Date.now();
    if (now - entry.touchedAt < TOUCH_MS) return;
    entry.touchedAt = now;
    utimes(this.#path(key), now / 1000, now / 1000).catch(() => undefined);
  }

  async #shrink(): Promise<void> {
    const evictedKeys = this.#evicted;
    this.#evicted = [];
    for (const key of evictedKeys) await rm(this.#path(key), { force: true });
  }
}

const digestOf = (body: Buffer) => hash('sha256', body, 'buffer').subarray(0, DIGEST_BYTES);

/** @param digest bytes that begin with the digest */
const etagOf = (digest: Buffer | undefined) => `"${digest?.toString('base64url', 0, DIGEST_BYTES)}"`;
