/** The arguments of the command line are wrong. The message is one line. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
