import { createHmac, timingSafeEqual } from 'node:crypto';
import { type HostList, isListedHost } from '../env/hostList';
import { isOwnPicture } from '../facts/isOwnPicture';
import { isIllustration } from './illustrations/readIllustration';
import { isPictureSize, type PictureSize } from './pictureSizes';

/** Makes and reads the addresses under /img. A source is a value of restaurants.image_urls. */
export interface PictureAddresses {
  /**
   * The path at which this server serves the source in this size. An illustration, or a web address of a listed host,
   * gets a signed address under /img. An address under /img is changed to this size if `read` accepts it. A path under
   * /assets is returned unchanged if isOwnPicture accepts it. Returns null for all other sources.
   */
  of(source: string, size: PictureSize): string | null;
  /** The source and size of an address under /img; null if the address was not made with this server's secret. */
  read(path: string): { source: string; size: PictureSize } | null;
}

/** The most signatures that are cached. Pages of results need the same few dozen signatures again and again. */
const MAX_CACHED = 20_000;

/**
 * Signs addresses with a key derived from the session secret, so nobody else can make the server fetch or draw
 * anything. Servers with the same secret make the same addresses.
 */
export function createPictureAddresses(secret: string, hosts: HostList): PictureAddresses {
  const key = createHmac('sha256', secret).update('addresses of pictures').digest();
  const cache = new Map<string, string>();

  const sign = (source: string) => createHmac('sha256', key).update(source).digest().subarray(0, 16);

  /** The part of the address after the size. */
  const tail = (source: string) => {
    const known = cache.get(source);
    if (known) return known;
    if (cache.size >= MAX_CACHED) cache.clear();
    const made = `${sign(source).toString('base64url')}/${Buffer.from(source).toString('base64url')}`;
    cache.set(source, made);
    return made;
  };

  const read: PictureAddresses['read'] = (path) => {
    const [, size = '', signature = '', encoded = ''] =
      /^\/img\/([0-9x]{7,9})\/([\w-]{22})\/([\w-]{1,4000})$/.exec(path) ?? [];
    if (!isPictureSize(size)) return null;
    const source = Buffer.from(encoded, 'base64url').toString();
    const given = Buffer.from(signature, 'base64url');
    // Base64 decoding accepts several spellings of the same bytes, but only one address per picture is allowed.
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
