/**
 * Logs a message to the browser's console, for details that the page does not show. Never pass a token or personal
 * data.
 */
export function logQuietly(message: string, error?: unknown): void {
  console.warn(`fuud: ${message}`, ...(error instanceof Error ? [error.message] : []));
}
