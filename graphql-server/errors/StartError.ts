/**
 * Thrown when the program cannot start because of a problem outside the code, such as a bad environment variable. The
 * message is one line that names the problem and how to fix it.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}
