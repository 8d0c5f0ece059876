import { loadSharp } from './loadSharp';
import type { PictureFormat } from './pictureFormats';
import { type PictureSize, pictureSizes } from './pictureSizes';

/** An original picture: the bytes of a file, or of an SVG that we composed. */
export interface Original {
  bytes: Buffer;
  /**
   * The part that a crop keeps: the most striking part ('attention'), or the middle ('centre') for pictures that we
   * composed.
   */
  crop: 'attention' | 'centre';
}

/** The most pixels of an original: 50 million, e.g. 8,660 x 5,773. */
const MAX_PIXELS = 50_000_000;
/** The quality of JPEG and WebP. */
const QUALITY = 85;
/**
 * The quality of AVIF, on another scale than QUALITY. AVIF at 60 is at least as good as WebP at 85 (PSNR 43.3 against
 * 41.3 dB). An AVIF file has four fifths of the size of the WebP file.
 */
const AVIF_QUALITY = 60;

/**
 * Encodes the original in a size and a format. The result is upright and has no metadata. Transparent parts become
 * white. Only the first frame of an animation is encoded.
 * @throws Error when the original cannot be decoded, because it is broken, incomplete or too large, or when encoding
 * takes more than 20 seconds
 */
export async function encodePicture(original: Original, size: PictureSize, format: PictureFormat): Promise<Buffer> {
  const { width, height, fit } = pictureSizes[size];
  const picture = (await openOriginal(original))
    .autoOrient()
    .resize({ width, height, fit, withoutEnlargement: fit === 'inside', position: original.crop })
    .flatten({ background: '#ffffff' })
    .timeout({ seconds: 20 });
  if (format === 'avif') picture.avif({ quality: AVIF_QUALITY, effort: 3 });
  else if (format === 'webp') picture.webp({ quality: QUALITY });
  else picture.jpeg({ quality: QUALITY, mozjpeg: true });
  return picture.toBuffer();
}

/** Opens the first frame of the original with sharp, with a limit on the number of pixels. */
export async function openOriginal({ bytes }: Pick<Original, 'bytes'>) {
  const sharp = await loadSharp();
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 });
}
