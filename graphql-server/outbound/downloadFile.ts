import { createWriteStream } from 'node:fs';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { setTimeout as sleep } from 'node:timers/promises';
import { readRetryAfter } from './readRetryAfter';

/** What to download, where to save it and how long it may take. */
export interface Download {
  url: string;
  init: RequestInit;
  /** The file that the body is written to. */
  file: string;
  /** Throws for an unexpected answer. It is not called when the server is busy (BUSY). */
  check(response: Response): Promise<void>;
  /** The maximum length of the decompressed body, in bytes. */
  maxBytes: number;
  /** The time limit for one try, in milliseconds. */
  timeoutMs: number;
  /** If this signal is aborted, the download or the wait for the next try ends. */
  signal?: AbortSignal;
  /** Called before each wait. The arguments are the status of the answer and the length of the wait in seconds. */
  onWait?: (status: number, seconds: number) => void;
  /** Replaces the real wait in tests. */
  wait?: (milliseconds: number, signal?: AbortSignal) => Promise<unknown>;
}

/**
 * Why the download failed. `detail`: the status (BUSY), the limit (LATE, TOO_LONG), or the error of the network
 * (UNREACHABLE) or of the local file (NOT_SAVED).
 */
export class DownloadFailure extends Error {
  constructor(
    readonly code: 'BUSY' | 'LATE' | 'TOO_LONG' | 'UNREACHABLE' | 'NOT_SAVED',
    readonly detail: string,
  ) {
    super(`${code}: ${detail}`);
  }
}

/** Seconds to wait after the first, second and third busy answer, if the server names no time. */
const PAUSES = [5, 15, 45];
/** The longest pause in seconds. If a server asks for a longer pause, the download fails. */
const LONGEST_PAUSE = 120;
/** The statuses of a busy server. 429: too many requests. 504: Overpass was too busy to run the query. */
const BUSY = [429, 504];

/**
 * Streams an answer into a file. If the server is busy (429, 504), the request is sent again up to three times. The
 * pause before each retry is the server's Retry-After, but at least 1 second. Without this header, PAUSES has the pause
 * for each retry. Redirects are not followed.
 * @throws DownloadFailure, an error of `check`, or the reason of `signal` if it is aborted
 */
export async function downloadFile(download: Download): Promise<void> {
  const { onWait, signal, wait = (milliseconds) => sleep(milliseconds, undefined, { signal }) } = download;
  for (let attempt = 0; ; attempt += 1) {
    const busy = await tryOnce(download);
    if (!busy) return;
    const pause = secondsAsked(busy.retryAfter) ?? PAUSES[attempt] ?? 0;
    if (attempt >= PAUSES.length || pause > LONGEST_PAUSE) throw new DownloadFailure('BUSY', String(busy.status));
    onWait?.(busy.status, pause);
    await wait(pause * 1000, signal);
  }
}

const secondsAsked = (milliseconds: number | null) =>
  milliseconds === null ? null : Math.max(1, Math.ceil(milliseconds / 1000));

/** @returns undefined when the file is complete; the status and the Retry-After (in ms) if the server is busy */
async function tryOnce({
  url,
  init,
  file,
  check,
  maxBytes,
  timeoutMs,
  signal,
}: Download): Promise<{ status: number; retryAfter: number | null } | undefined> {
  const timeOut = AbortSignal.timeout(timeoutMs);
  const ended = signal ? AbortSignal.any([signal, timeOut]) : timeOut;
  let isCheckError = false; // true if `check` failed before an abort; the error of `check` is then thrown unchanged
  try {
    const response = await fetch(url, { ...init, redirect: 'manual', signal: ended });
    if (BUSY.includes(response.status)) {
      await response.body?.cancel();
      return { status: response.status, retryAfter: readRetryAfter(response.headers) };
    }
    await check(response).catch((error) => {
      isCheckError = !ended.aborted;
      throw error;
    });
    const body = Readable.fromWeb(response.body as ReadableStream);
    await pipeline(body, refuseMore(maxBytes), createWriteStream(file), { signal: ended });
    return undefined;
  } catch (error) {
    signal?.throwIfAborted();
    if (isCheckError || error instanceof DownloadFailure) throw error;
    if (timeOut.aborted) throw new DownloadFailure('LATE', `${Math.round(timeoutMs / 1000)} s`);
    const { syscall } = error as NodeJS.ErrnoException; // `fetch` has the error of the network in `cause`
    throw new DownloadFailure(syscall ? 'NOT_SAVED' : 'UNREACHABLE', codeOf(error as Error));
  }
}

function refuseMore(maxBytes: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes <= maxBytes) done(null, chunk);
      else done(new DownloadFailure('TOO_LONG', `${Math.round(maxBytes / 2 ** 20)} MB`));
    },
  });
}

/** The error's code, or its message if there is no code. If `fetch` throws, `cause` has the code and the message. */
function codeOf(error: Error): string {
  const { code, message } = (error.cause ?? error) as NodeJS.ErrnoException;
  return code ?? message;
}
