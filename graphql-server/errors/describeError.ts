/**
 * Describes an error for the log: its name, the last line of its message, and the line of code that threw it. Messages
 * of databases and parsers often repeat private values. So the message of a SyntaxError, or of an error whose code is a
 * string, is left out. If such an error has a code, the code is logged instead of the message. For a thrown value that
 * is not an Error, only its type is returned, for example "string".
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code } = error as { code?: unknown };
  const quotes = typeof code === 'string' || error.name === 'SyntaxError';
  const what = quotes ? (code ?? '') : error.message.split('\n').at(-1);
  return `${error.name}: ${what} ${error.stack?.match(/^\s+at .*$/m)?.[0].trim() ?? ''}`;
}
