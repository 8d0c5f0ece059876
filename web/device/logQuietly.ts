/**
 * Logs a message to the browser's console only, because the reader does not need it. Never pass a token or personal
 * data.
 */
export function logQuietly(message: string, error?: unknown): void {
  console.warn(`fuud: ${message}`, ...(error instanceof Error ? [error.message] : []));
}
