/** Notes on the browser's console what its reader need not be told. Never a token or anything personal. */
export function logQuietly(message: string, error?: unknown): void {
  console.warn(`fuud: ${message}`, ...(error instanceof Error ? [error.message] : []));
}
