/**
 * Thrown when a live source (a service that Fuud asks during a request, such as Yelp) gives no usable answer. The
 * message contains no key and no address.
 */
export class LiveSourceError extends Error {
  override readonly name = 'LiveSourceError';
  constructor(
    /** e.g. "429", "timeout", "not JSON" */
    readonly code: string,
    /** How long to wait before the next call, in milliseconds. Null if the caller must choose the time. */
    readonly retryAfter: number | null = null,
  ) {
    super(`a live source failed: ${code}`);
  }
}
