/**
 * Describes an error for the log: its name, its code or its message, and the place where it was thrown. Messages of
 * databases and parsers often repeat private values. So the message is not logged if the error is a SyntaxError, or if
 * its code is a string.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code } = error as { code?: unknown };
  const quotes = typeof code === 'string' || error.name === 'SyntaxError';
  const what = quotes ? (code ?? '') : error.message.split('\n').at(-1);
  return `${error.name}: ${what} ${error.stack?.match(/^\s+at .*$/m)?.[0].trim() ?? ''}`;
}
