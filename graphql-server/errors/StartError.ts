/** Something outside the program keeps it from starting. The message is one line that says what and how to mend it. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
