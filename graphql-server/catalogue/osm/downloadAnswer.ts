import { createWriteStream } from 'node:fs';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { setTimeout as sleep } from 'node:timers/promises';
import { readRetryAfter } from '../../outbound/readRetryAfter';
import { FileError } from '../FileError';
import { cleanText } from '../normalise/cleanText';
import { QUERY_SECONDS } from './overpassQuery';

/** How the answer of one query is fetched; all but the first four are for tests. */
export interface DownloadOptions {
  /** An Overpass interpreter, e.g. https://overpass-api.de/api/interpreter. */
  url: string;
  query: string;
  /** Where the answer goes. */
  file: string;
  /** Says who asks, with an address to write to: the etiquette of public servers. */
  userAgent: string;
  /** Ends the download, or the wait for the next try. */
  signal?: AbortSignal;
  /** Told before each wait, with its reason. */
  onWait?: (words: string) => void;
  /** Waits these milliseconds. */
  wait?: (milliseconds: number, signal?: AbortSignal) => Promise<unknown>;
  /** The longest answer, unpacked, in bytes. */
  mostBytes?: number;
  /** The longest time for one try, in milliseconds. */
  patience?: number;
}

/** After a busy server's first, second and third "no", where it does not say itself, in seconds. */
const PAUSES = [5, 15, 45];
/** A server that wants a longer pause is asked again another time, in seconds. */
const LONGEST_PAUSE = 120;
/** Too many requests; and no free place for the query in time. */
const BUSY = [429, 504];
const SLACK = 60;

/**
 * Asks Overpass and streams its answer into the file. A busy server (429, 504) is asked again up to three times, after
 * its Retry-After, else after 5, 15 and 45 seconds. Redirects are not followed.
 * @throws FileError in one line for whatever is no answer. The signal's own error when it fires.
 */
export async function downloadAnswer(options: DownloadOptions): Promise<void> {
  const { onWait, signal, wait = (milliseconds) => sleep(milliseconds, undefined, { signal }) } = options;
  const host = new URL(options.url).hostname;
  for (let attempt = 0; ; attempt += 1) {
    const busy = await tryOnce(options, host);
    if (!busy) return;
    const pause = secondsAsked(busy.retryAfter) ?? PAUSES[attempt] ?? 0;
    if (attempt >= PAUSES.length || pause > LONGEST_PAUSE)
      throw new FileError(
        `${host} is too busy (${busy.status}). Try again later, or set OVERPASS_URL to another server.`,
      );
    onWait?.(`${host} is busy (${busy.status}); asking again in ${pause} s`);
    await wait(pause * 1000, signal);
  }
}

const secondsAsked = (milliseconds: number | null) =>
  milliseconds === null ? null : Math.max(1, Math.ceil(milliseconds / 1000));

/** @returns undefined when the answer is there; else what a busy server said. */
async function tryOnce(
  {
    url,
    query,
    file,
    userAgent,
    signal,
    mostBytes = 256 * 2 ** 20,
    patience = (QUERY_SECONDS + SLACK) * 1000,
  }: DownloadOptions,
  host: string,
): Promise<{ status: number; retryAfter: number | null } | undefined> {
  const timeOut = AbortSignal.timeout(patience);
  const ended = signal ? AbortSignal.any([signal, timeOut]) : timeOut;
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { accept: 'application/json', 'user-agent': userAgent },
      body: new URLSearchParams({ data: query }),
      redirect: 'manual',
      signal: ended,
    });
    if (BUSY.includes(answer.status)) {
      await answer.body?.cancel();
      return { status: answer.status, retryAfter: readRetryAfter(answer.headers) };
    }
    await refuseOthers(answer, host);
    const body = Readable.fromWeb(answer.body as ReadableStream);
    await pipeline(body, refuseMore(mostBytes, host), createWriteStream(file), { signal: ended });
    return undefined;
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof FileError) throw error;
    if (timeOut.aborted) throw new FileError(`${host} did not answer within ${Math.round(patience / 1000)} s.`);
    throw new FileError(`${host} cannot be asked: ${codeOf(error as Error)}.`);
  }
}

async function refuseOthers(answer: Response, host: string): Promise<void> {
  const { status, headers } = answer;
  const isPage = /html|xml/.test(headers.get('content-type') ?? '');
  if (answer.ok && answer.body && !isPage) return;
  if (status >= 300 && status < 400) {
    await answer.body?.cancel();
    throw new FileError(`${host} sends the query elsewhere (${status}). Set OVERPASS_URL to where it should go.`);
  }
  const words = explainPage(await readSome(answer));
  throw new FileError(`${host} answered ${answer.ok ? 'a web page' : status} instead of places${words}`);
}

/** The first part of a page, where its error stands. */
async function readSome({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    if (text.length > 20_000) break;
  }
  return text;
}

/** Overpass writes its errors as paragraphs: <p><strong>Error</strong>: line 1: parse error: …</p>. */
function explainPage(page: string): string {
  const [, error = ''] = /Error\s*<\/strong>\s*:?([^<]{1,2000})/i.exec(page) ?? [];
  const words = cleanText(error)?.slice(0, 200);
  return words ? `: ${words}` : '.';
}

function refuseMore(mostBytes: number, host: string): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes <= mostBytes) done(null, chunk);
      else done(new FileError(`${host} answered more than ${Math.round(mostBytes / 2 ** 20)} MB.`));
    },
  });
}

/** "fetch failed" says nothing; its cause does. */
function codeOf(error: Error): string {
  const { code, message } = (error.cause ?? error) as NodeJS.ErrnoException;
  return code ?? message;
}
