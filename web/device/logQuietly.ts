/**
 * Logs a message only to the browser's console, because the reader does not need to see it. Never pass a token or
 * personal data.
 */
export function logQuietly(message: string, error?: unknown): void {
  console.warn(`fuud: ${message}`, ...(error instanceof Error ? [error.message] : []));
}
