/** A live source that gave no usable answer. The message holds no key and no address. */
export class LiveSourceError extends Error {
  override readonly name = 'LiveSourceError';
  constructor(
    /** e.g. "429", "timeout", "not JSON" */
    readonly code: string,
    /** How long it wants to be left alone, in milliseconds, if it said so. */
    readonly retryAfter: number | null = null,
  ) {
    super(`a live source answered ${code}`);
  }
}
