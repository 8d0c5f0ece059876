/**
 * offline: no answer. rateLimited: 429. unauthenticated: 401. gateway: an answer that is not GraphQL (a proxy's page,
 * an empty body). graphql: the server answered errors and no data, or refused a field of the operation.
 */
export type RequestErrorKind = 'offline' | 'rateLimited' | 'unauthenticated' | 'gateway' | 'graphql';

type Details = {
  status?: number;
  code?: string;
  serverMessage?: string;
  retryAfterSeconds?: number;
  requestId?: string;
  cause?: unknown;
};

/** A request to /graphql that failed completely; `kind` is the reason. */
export class RequestError extends Error {
  override name = 'RequestError';
  readonly kind: RequestErrorKind;
  /** The HTTP status if it is not 200, or the first error's extensions.status; absent when offline. */
  readonly status: number | undefined;
  /** The first error's extensions.code, or the code beside the message. */
  readonly code: string | undefined;
  /** The server's sentence for people, if there is one (unexpected errors have none). */
  readonly serverMessage: string | undefined;
  /** From Retry-After (with 429 and 503), or the first error's extensions.retryAfterSeconds. */
  readonly retryAfterSeconds: number | undefined;
  /** The id under which the server logged an unexpected failure. */
  readonly requestId: string | undefined;

  constructor(kind: RequestErrorKind, message: string, details: Details = {}) {
    super(message, { cause: details.cause });
    this.kind = kind;
    this.status = details.status;
    this.code = details.code;
    this.serverMessage = details.serverMessage;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.requestId = details.requestId;
  }
}
