/**
 * Name, code (or message) and place of an error, for the log. Messages of databases and parsers often repeat private
 * values, so an error with a code, or a SyntaxError, is logged without its message.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code } = error as { code?: unknown };
  const quotes = typeof code === 'string' || error.name === 'SyntaxError';
  const what = quotes ? (code ?? '') : error.message.split('\n').at(-1);
  return `${error.name}: ${what} ${error.stack?.match(/^\s+at .*$/m)?.[0].trim() ?? ''}`;
}
