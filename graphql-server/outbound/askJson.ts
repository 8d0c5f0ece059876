import type { z } from 'zod';
import { LiveSourceError } from './LiveSourceError';
import { readBody } from './readBody';
import { readRetryAfter } from './readRetryAfter';
import { timeLimits } from './timeLimits';

/**
 * Sends a request to a live source (a service such as Yelp) and reads its JSON answer.
 * @param gone answers besides 404 that mean "no such place": a status ("301"), or a status with an error code ("400
 * NOWHERE")
 * @returns null for 404 and for the answers in `gone`
 * @throws LiveSourceError if the source is unreachable, for any other status than 200, and for an answer that is late,
 * too long or cut short, or that does not fit the schema
 */
export async function askJson<T extends z.ZodType>(
  schema: T,
  url: URL,
  init: RequestInit,
  gone: readonly string[] = [],
): Promise<z.infer<T> | null> {
  try {
    const response = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(timeLimits.json) });
    if (response.status === 404 || gone.includes(String(response.status))) return null;
    if (response.status !== 200) {
      if (gone.length > 0 && gone.includes(`${response.status} ${await errorCode(response)}`)) return null;
      throw new LiveSourceError(String(response.status), waitAsked(response));
    }
    const read = schema.safeParse(JSON.parse(String(await readBody(response))));
    if (!read.success) throw new LiveSourceError(`unknown shape at ${read.error.issues[0]?.path.join('.')}`);
    return read.data;
  } catch (error) {
    throw error instanceof LiveSourceError ? error : new LiveSourceError(nameOf(error));
  }
}

/** The code in {"error": {"code": "..."}}; undefined for any other answer. */
async function errorCode(response: Response): Promise<unknown> {
  try {
    return JSON.parse(String(await readBody(response))).error?.code;
  } catch {
    return undefined;
  }
}

/**
 * The wait that the header Retry-After asks for, in milliseconds. If the header is missing, invalid or 0, the result
 * depends on the status: an hour for 401 and 403 (our key is refused, so a retry would fail), null for other statuses.
 */
function waitAsked({ status, headers }: Response): number | null {
  return readRetryAfter(headers) || (status === 401 || status === 403 ? 3_600_000 : null);
}

function nameOf(error: unknown): string {
  if (error instanceof SyntaxError) return 'not JSON';
  const { name, cause } = error as Error & { cause?: { code?: string } };
  return name === 'TimeoutError' ? 'timeout' : (cause?.code ?? 'unreachable');
}
