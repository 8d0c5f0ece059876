import type Sharp from 'sharp';

let loaded: Promise<typeof Sharp> | undefined;

/**
 * Loads sharp when the first picture is needed, so the server starts faster. Its cache is off, and each picture uses
 * one thread: several are processed at once, and requests need the other threads.
 */
export function loadSharp(): Promise<typeof Sharp> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    return sharp;
  });
  return loaded;
}
