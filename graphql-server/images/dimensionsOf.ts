import { isIllustration } from './illustrations/readIllustration';
import { CANVAS } from './illustrations/svg';
import type { PictureAddresses } from './pictureAddresses';
import { type PictureSize, pictureSizes } from './pictureSizes';

/**
 * The width and height in pixels of a picture that we send. A cropped picture has the width and height that
 * pictureSizes gives for `size`. A whole illustration has the width and height of the canvas.
 * @param source a value of restaurants.image_urls
 * @returns null if the server would have to open the picture to find out. This applies to a whole picture from another
 * host and to a file of the web app.
 */
export function dimensionsOf(
  source: string,
  size: PictureSize,
  addresses: PictureAddresses,
): { width: number; height: number } | null {
  const isOurs = source.startsWith('/');
  const original = isOurs ? addresses.read(source)?.source : source;
  if (!original) return null;
  const { width, height, fit } = pictureSizes[size];
  if (fit === 'cover') return { width, height };
  return isIllustration(original) ? { width: CANVAS.width, height: CANVAS.height } : null;
}
