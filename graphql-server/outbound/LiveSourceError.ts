/** A live source gave no usable answer. The message contains no key and no address. */
export class LiveSourceError extends Error {
  override readonly name = 'LiveSourceError';
  constructor(
    /** e.g. "429", "timeout", "not JSON" */
    readonly code: string,
    /** How long the source asks us to wait, in milliseconds; null if it does not say. */
    readonly retryAfter: number | null = null,
  ) {
    super(`a live source answered ${code}`);
  }
}
