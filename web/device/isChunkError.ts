/** Whether the error is a part of the app that could not be fetched: after an update, or without a connection. */
export function isChunkError(error: unknown): boolean {
  // Chromium, Firefox and Safari word it differently; Vite adds the one about CSS.
  const words =
    /dynamically imported module|importing a module script failed|error loading dynamically|unable to preload css/i;
  return error instanceof Error && words.test(error.message);
}
