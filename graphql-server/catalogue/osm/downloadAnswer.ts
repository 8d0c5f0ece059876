import { DownloadFailure, downloadFile } from '../../outbound/downloadFile';
import { timeLimits } from '../../outbound/timeLimits';
import { FileError } from '../FileError';
import { QUERY_SECONDS } from './overpassQuery';
import { refuseNonPlaces } from './refuseNonPlaces';

/** The options of downloadAnswer. `wait`, `maxBytes` and `timeoutMs` are for tests. */
export interface DownloadOptions {
  /** The URL of an Overpass interpreter, e.g. https://overpass-api.de/api/interpreter. */
  url: string;
  query: string;
  /** The path of the file for the answer. */
  file: string;
  /** The value of the User-Agent header. Public servers ask for a contact address in this header. */
  userAgent: string;
  /** Stops the download, or the wait before the next try. */
  signal?: AbortSignal;
  /** Called before each wait, with a message that states the reason for the wait. */
  onWait?: (words: string) => void;
  /** Waits for this number of milliseconds. */
  wait?: (milliseconds: number, signal?: AbortSignal) => Promise<unknown>;
  /** The maximum size of the answer in bytes, after decompression. */
  maxBytes?: number;
  /** The maximum time for one try, in milliseconds. */
  timeoutMs?: number;
}

/**
 * Sends the query to Overpass and streams the answer into the file. If the server is busy, the query is sent again (see
 * downloadFile).
 * @throws FileError with a message of one line if there is no usable answer or if the answer cannot be saved; the
 * reason of `signal` if the signal is aborted.
 */
export async function downloadAnswer({
  url,
  query,
  userAgent,
  onWait,
  maxBytes = 256 * 2 ** 20,
  timeoutMs = QUERY_SECONDS * 1000 + timeLimits.overpassBeyondQuery,
  ...others
}: DownloadOptions): Promise<void> {
  const host = new URL(url).hostname;
  try {
    await downloadFile({
      ...others,
      url,
      init: {
        method: 'POST',
        headers: { accept: 'application/json', 'user-agent': userAgent },
        body: new URLSearchParams({ data: query }),
      },
      check: (response) => refuseNonPlaces(response, host),
      maxBytes,
      timeoutMs,
      onWait: (status, seconds) => onWait?.(`${host} is busy (${status}); asking again in ${seconds} s`),
    });
  } catch (error) {
    throw error instanceof DownloadFailure ? new FileError(explain(error, host)) : error;
  }
}

function explain({ code, detail }: DownloadFailure, host: string): string {
  switch (code) {
    case 'BUSY':
      return `${host} is too busy (${detail}). Try again later, or set OVERPASS_URL to another server.`;
    case 'LATE':
      return `${host} did not answer within ${detail}.`;
    case 'TOO_LONG':
      return `${host} answered more than ${detail}.`;
    case 'NOT_SAVED':
      return `The answer of ${host} could not be saved: ${detail}.`;
    case 'UNREACHABLE':
      return `${host} cannot be reached: ${detail}.`;
  }
}
