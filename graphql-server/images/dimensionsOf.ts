import { isIllustration } from './illustrations/readIllustration';
import { CANVAS } from './illustrations/svg';
import type { PictureAddresses } from './pictureAddresses';
import { type PictureSize, pictureSizes } from './pictureSizes';

/**
 * Pixels of a picture as sent: those of the size when it is cropped, those of the drawing for a whole illustration.
 * @param source as restaurants.image_urls holds it
 * @returns null where only the picture itself can tell: a whole picture from elsewhere, and a file of the web app
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
