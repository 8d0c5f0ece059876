/** Whether the error means that a part of the app could not be loaded, after an update or without a connection. */
export function isChunkError(error: unknown): boolean {
  // Chromium, Firefox and Safari have different messages. The message about CSS comes from Vite.
  const words =
    /dynamically imported module|importing a module script failed|error loading dynamically|unable to preload css/i;
  return error instanceof Error && words.test(error.message);
}
