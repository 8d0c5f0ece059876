/** What pictures are encoded as, smallest first. */
export type PictureFormat = 'avif' | 'webp' | 'jpeg';

/**
 * Which of the formats an Accept header takes. JPEG is what everybody takes; AVIF and WebP count only where they are
 * named, for programs that write "*" followed by a slash and a star often know neither.
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
