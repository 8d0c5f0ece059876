/** Logs to the browser's console what the reader does not need to see. Never pass a token or personal data. */
export function logQuietly(message: string, error?: unknown): void {
  console.warn(`fuud: ${message}`, ...(error instanceof Error ? [error.message] : []));
}
