import { encode } from 'blurhash';
import { type Original, openOriginal } from './encodePicture';

/**
 * The BlurHash (https://github.com/woltapp/blurhash) of a picture, cropped as on a card, with 4 x 3 components. It is
 * shown while the picture loads.
 * @throws Error when the picture cannot be decoded.
 */
export async function placeholderOf(original: Original): Promise<string> {
  const { data, info } = await (await openOriginal(original))
    .autoOrient()
    .resize({ width: 36, height: 24, fit: 'cover', position: original.crop })
    .flatten({ background: '#ffffff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return encode(new Uint8ClampedArray(data), info.width, info.height, 4, 3);
}
