/** The formats of our pictures. AVIF usually gives the smallest files, and JPEG the largest. */
export type PictureFormat = 'avif' | 'webp' | 'jpeg';

/**
 * Which formats an Accept header allows. All programs can read JPEG. AVIF and WebP are allowed only if the header names
 * them, because programs that accept every type (a star, a slash and a star) often support neither format.
 */
export function acceptedFormats(accept = ''): { avif: boolean; webp: boolean } {
  const names = (type: string) =>
    accept
      .toLowerCase()
      .split(',')
      .some((part) => {
        const [name, ...parameters] = part.split(';').map((word) => word.trim());
        return name === type && !parameters.some((word) => /^q=0(\.0*)?$/.test(word));
      });
  return { avif: names('image/avif'), webp: names('image/webp') };
}
