/**
 * offline: no answer. rateLimited: status 429, or continueAsGuest.ts got the userError RATE_LIMITED. unauthenticated:
 * status 401. gateway: the answer is not GraphQL (a proxy's page, an empty body). graphql: the answer has errors and no
 * data, a top-level field failed, a mutation has no payload, or the caller made this error from `userErrors`.
 */
export type RequestErrorKind = 'offline' | 'rateLimited' | 'unauthenticated' | 'gateway' | 'graphql';

type Details = Partial<Omit<RequestError, keyof Error | 'kind'>> & { cause?: unknown };

/** A failed request to the server. `kind` is the reason. Below, "the error" is the GraphQL error in the answer. */
export class RequestError extends Error {
  override name = 'RequestError';
  readonly kind: RequestErrorKind;
  /**
   * The HTTP status if it is not 2xx, otherwise the error's extensions.status. Undefined when offline. If the caller
   * made this error from `userErrors`, it can be the status for the code of the userError (userErrorStatus.ts).
   */
  readonly status: number | undefined;
  /** The error's extensions.code, or else the `code` of the body. */
  readonly code: string | undefined;
  /** The message for people in the JSON of the answer. Undefined if there is none, or if the status is 500 or more. */
  readonly serverMessage: string | undefined;
  /** The seconds to wait: the header Retry-After, or else the error's extensions.retryAfterSeconds. */
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
