/** The program cannot start because of something outside it. The message is one line: the problem and how to fix it. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
