import type { HostList } from '../env/hostList';
import type { Original } from './encodePicture';
import { composeIllustration } from './illustrations/composeIllustration';
import { isIllustration, readIllustration } from './illustrations/readIllustration';
import { PictureCache } from './PictureCache';
import { PictureMissing } from './PictureMissing';
import { type PictureSize, pictureSizes } from './pictureSizes';
import { type FetchLimits, fetchPicture, type Network } from './remote/fetchPicture';
import { sniffPicture } from './sniffPicture';
import { WorkQueue } from './WorkQueue';

/** The options of createSources. Illustrations are drawn. All other originals are fetched from hosts in `hosts`. */
export interface SourceOptions {
  hosts: HostList;
  /** This cache also stores fetched files, so one request to the host is enough for all sizes and formats. */
  cache: PictureCache;
  network?: Network;
  limits?: FetchLimits;
}

/** The time in milliseconds after which a failed source may be tried again. */
const RETRY_AFTER_MS = 60_000;
/**
 * The largest height of an illustration in pixels. The files of the dishes are small, so larger illustrations would be
 * blurred.
 */
const LARGEST_ILLUSTRATION = 800;

/**
 * Returns functions that open the originals of sources and remember failures. A source is the address of a picture, or
 * a text that describes an illustration (see isIllustration). `open` throws PictureMissing if the original does not
 * exist, cannot be fetched or has an unsupported format, and BusyError if too many originals are being fetched.
 */
export function createSources({ hosts, cache, ...options }: SourceOptions) {
  const fetches = new WorkQueue(8, 64);
  const failures = new Map<string, number>();

  async function fetchOnce(source: string): Promise<Buffer> {
    const key = PictureCache.key('original', source);
    const cached = await cache.read(key);
    if (cached) return cached.body;
    if ((failures.get(source) ?? 0) > Date.now()) throw new PictureMissing('an earlier try failed a moment ago');
    const bytes = await fetches.run(() => fetchPicture(source, { hosts, ...options }));
    if (!sniffPicture(bytes)) throw new PictureMissing('its format is not supported');
    await cache.write(key, bytes);
    return bytes;
  }

  return {
    async open(source: string, size: PictureSize): Promise<Original> {
      if (isIllustration(source)) {
        const illustration = readIllustration(source);
        if (!illustration) throw new PictureMissing('there is no such illustration');
        const height = Math.min(pictureSizes[size].height, LARGEST_ILLUSTRATION);
        return { bytes: await composeIllustration(illustration, height), crop: 'centre' };
      }
      return { bytes: await fetchOnce(source), crop: 'attention' };
    },
    /** Remembers for a minute that a source failed. */
    fail(source: string): void {
      if (failures.size >= 1000) failures.clear();
      failures.set(source, Date.now() + RETRY_AFTER_MS);
    },
    hasFailed: (source: string): boolean => (failures.get(source) ?? 0) > Date.now(),
  };
}
