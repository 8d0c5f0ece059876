/**
 * Detects JPEG, PNG, WebP, GIF and AVIF from the first bytes of a file. Returns null for all other formats (such as
 * SVG, PDF and TIFF), so files of these other formats never reach a decoder.
 */
export function sniffPicture(bytes: Buffer): 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | null {
  const text = bytes.toString('latin1', 0, 16);
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^GIF8[79]a/.test(text)) return 'gif';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  return /^ftyp(avif|avis)/.test(text.slice(4)) ? 'avif' : null;
}
