/** The command line cannot be understood. The message is one line. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
