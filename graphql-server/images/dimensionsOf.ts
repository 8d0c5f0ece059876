import { isIllustration } from './illustrations/readIllustration';
import { CANVAS } from './illustrations/svg';
import type { PictureAddresses } from './pictureAddresses';
import { type PictureSize, pictureSizes } from './pictureSizes';

/**
 * How large a picture goes out in a size, in pixels: a cropped one exactly so, a whole illustration as it is drawn.
 * @param source as restaurants.image_urls holds it
 * @returns null where only the picture itself can tell: another's whole picture, and a file of the web app
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
