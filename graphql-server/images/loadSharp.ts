import type Sharp from 'sharp';

let loaded: Promise<typeof Sharp> | undefined;

/**
 * Loads sharp when the first picture is needed, so the server starts faster. The cache of sharp is turned off. Each
 * picture uses only one thread, because several pictures are processed at the same time, and requests need threads too.
 */
export function loadSharp(): Promise<typeof Sharp> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    return sharp;
  });
  return loaded;
}
