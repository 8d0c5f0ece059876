import type { Restaurant } from '../database/__generated__/prisma/client';
import { isIllustration } from './illustrations/readIllustration';
import type { PictureAddresses } from './pictureAddresses';

/** One picture of a place. GraphQL's type Picture is made from this data. */
export interface PlacePicture {
  /** The value in restaurants.image_urls. */
  source: string;
  /** BlurHash; null if it is not computed yet. */
  placeholder: string | null;
  isIllustration: boolean;
}

/** The pictures of a place, best first. Pictures that this server does not serve are left out. */
export function picturesOf(
  { imageUrls, imagePlaceholders }: Pick<Restaurant, 'imageUrls' | 'imagePlaceholders'>,
  addresses: PictureAddresses,
): PlacePicture[] {
  return imageUrls.flatMap((source, index) =>
    addresses.of(source, '600x400')
      ? { source, placeholder: imagePlaceholders[index] || null, isIllustration: isIllustration(source) }
      : [],
  );
}

/** The addresses of these pictures in the largest size. Pictures that this server does not serve are left out. */
export function pictureUrls(sources: readonly string[], addresses: PictureAddresses): string[] {
  return sources.flatMap((source) => addresses.of(source, '1920x1280') ?? []);
}
