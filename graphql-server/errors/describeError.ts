/**
 * Name, code (else message) and place of an error, without the values it carries: messages of databases and parsers, the
 * ones with a code or named SyntaxError, often repeat them.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code } = error as { code?: unknown };
  const quotes = typeof code === 'string' || error.name === 'SyntaxError';
  const what = quotes ? (code ?? '') : error.message.split('\n').at(-1);
  return `${error.name}: ${what} ${error.stack?.match(/^\s+at .*$/m)?.[0].trim() ?? ''}`;
}
