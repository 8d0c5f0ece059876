/**
 * Thrown when the program cannot start because of a problem outside the code, such as a bad environment variable. The
 * message is one line that states the problem and usually how to fix it.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}
