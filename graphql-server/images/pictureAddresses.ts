import { createHmac, timingSafeEqual } from 'node:crypto';
import { type HostList, isListedHost } from '../env/hostList';
import { isOwnPicture } from '../facts/isOwnPicture';
import { isIllustration } from './illustrations/readIllustration';
import { isPictureSize, type PictureSize } from './pictureSizes';

/** Makes the addresses under /img and reads them back. A source is what restaurants.image_urls holds. */
export interface PictureAddresses {
  /**
   * The path at which this server serves the source in that size; a path under /assets comes back as it is, an
   * address of ours in the size wanted. Null for what it would not serve: a host that is not listed, any other path, or
   * no web address.
   */
  of(source: string, size: PictureSize): string | null;
  /** What an address stands for; null for any that this Fuud did not make. */
  read(path: string): { source: string; size: PictureSize } | null;
}

/** Signatures kept at hand: a page of results asks for the same few dozen over and over. */
const KEPT = 20_000;

/**
 * Addresses signed with a key derived from the session secret: nobody else can make the server fetch or compose
 * anything, and every server that shares the secret makes the same ones.
 */
export function createPictureAddresses(secret: string, hosts: HostList): PictureAddresses {
  const key = createHmac('sha256', secret).update('addresses of pictures').digest();
  const kept = new Map<string, string>();

  const sign = (source: string) => createHmac('sha256', key).update(source).digest().subarray(0, 16);

  /** The part of the address behind the size. */
  const tail = (source: string) => {
    const known = kept.get(source);
    if (known) return known;
    if (kept.size >= KEPT) kept.clear();
    const made = `${sign(source).toString('base64url')}/${Buffer.from(source).toString('base64url')}`;
    kept.set(source, made);
    return made;
  };

  const read: PictureAddresses['read'] = (path) => {
    const [, size = '', signature = '', encoded = ''] =
      /^\/img\/([0-9x]{7,9})\/([\w-]{22})\/([\w-]{1,4000})$/.exec(path) ?? [];
    if (!isPictureSize(size)) return null;
    const source = Buffer.from(encoded, 'base64url').toString();
    const given = Buffer.from(signature, 'base64url');
    // Decoding forgives: another spelling of the same bytes would be another address of the same picture.
    const isOurs = timingSafeEqual(given, sign(source)) && path === `/img/${size}/${tail(source)}`;
    return isOurs ? { source, size } : null;
  };

  return {
    read,
    of(source, size) {
      if (source.startsWith('/img/')) {
        const ours = read(source);
        return ours && `/img/${size}/${tail(ours.source)}`;
      }
      if (isOwnPicture(source)) return source;
      return isIllustration(source) || isListedHost(source, hosts) ? `/img/${size}/${tail(source)}` : null;
    },
  };
}
