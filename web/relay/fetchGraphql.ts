import {
  type FetchFunction,
  type GraphQLResponse,
  Observable,
  type RequestParameters,
  type Variables,
} from 'relay-runtime';
import { RequestError } from './RequestError';

type ServerError = {
  message?: string;
  path?: readonly (string | number)[];
  extensions?: { status?: number; code?: string; requestId?: string; retryAfterSeconds?: number };
};
/** The possible fields of an answer, from the graph or from a path under /api. */
export type Body = { data?: unknown; errors?: ServerError[]; code?: unknown; message?: unknown };

/** Seconds to wait, from a Retry-After header in either of its two forms (RFC 9110, 10.2.3). */
export function parseRetryAfter(header: string | null, now = Date.now()): number | undefined {
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - now) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
}

/** The body of an answer: parsed if it is a JSON object, otherwise its text. */
export async function readBody(response: Response): Promise<Body | string> {
  const text = await response.text();
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null) return body as Body;
  } catch {
    // not JSON: the caller gets the text
  }
  return text;
}

/**
 * The first error that made a top-level field null. Such an answer counts as failed, because screens need all
 * top-level fields.
 */
function refusal({ data, errors = [] }: Body): ServerError | undefined {
  const answers = data as Record<string, unknown>;
  return errors.find(({ path }) => path !== undefined && answers[String(path[0])] == null);
}

/** The RequestError for an answer that cannot be used, with the status and the server's message. */
export function nameFailure(response: Response, body: Body | string, named?: ServerError): RequestError {
  const first = named ?? (typeof body === 'string' ? undefined : body.errors?.[0]);
  const status = response.ok ? first?.extensions?.status : response.status;
  const plain = typeof body === 'string' ? body : typeof body.message === 'string' ? body.message : undefined;
  const text = first?.message ?? plain ?? '';
  const message = `${status === undefined ? '' : `${status}: `}${text || response.statusText}`;
  const isSentence = typeof body !== 'string' && (status === undefined || status < 500);
  const { requestId } = first?.extensions ?? {};
  const code =
    first?.extensions?.code ?? (typeof body !== 'string' && typeof body.code === 'string' ? body.code : undefined);
  const retryAfterSeconds =
    parseRetryAfter(response.headers.get('retry-after')) ?? first?.extensions?.retryAfterSeconds;
  const serverMessage = isSentence ? text || undefined : undefined;
  const details = { status, code, requestId, retryAfterSeconds, serverMessage };
  if (status === 429) return new RequestError('rateLimited', message, details);
  if (status === 401) return new RequestError('unauthenticated', message, details);
  return new RequestError(first ? 'graphql' : 'gateway', message, details);
}

/** Posts one operation to the same origin and returns the body. Every failure is a RequestError with a kind. */
async function post(params: RequestParameters, variables: Variables, signal: AbortSignal): Promise<GraphQLResponse> {
  let response: Response;
  let body: Body | string;
  try {
    response = await fetch('/graphql', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json, application/json' },
      body: JSON.stringify({ operationName: params.name, query: params.text, variables }),
      signal,
    });
    body = await readBody(response);
  } catch (cause) {
    throw new RequestError('offline', 'No connection', { cause });
  }
  if (typeof body === 'string' || !response.ok || body.data == null) throw nameFailure(response, body);
  const refused = refusal(body);
  if (refused) throw nameFailure(response, body, refused);
  return body as GraphQLResponse;
}

/** Relay's fetch function. It aborts the request when the subscription ends (page left, query disposed). */
export const fetchGraphql: FetchFunction = (params, variables) =>
  Observable.create((sink) => {
    const controller = new AbortController();
    post(params, variables, controller.signal).then(
      (body) => {
        sink.next(body);
        sink.complete();
      },
      (error: Error) => {
        if (!controller.signal.aborted) sink.error(error);
      },
    );
    return () => controller.abort();
  });
