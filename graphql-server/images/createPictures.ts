import { describeError } from '../errors/describeError';
import { log } from '../log';
import { encodePicture, type Original } from './encodePicture';
import { isIllustration } from './illustrations/readIllustration';
import { createSources, type SourceOptions } from './openSource';
import { type CachedFile, PictureCache } from './PictureCache';
import { PictureMissing } from './PictureMissing';
import { acceptedFormats, type PictureFormat } from './pictureFormats';
import type { PictureSize } from './pictureSizes';
import { placeholderOf } from './placeholderOf';
import { BusyError, WorkQueue } from './WorkQueue';

/** Increase this when a change of the code changes the pictures. All cached pictures are then made again. */
const EDITION = '1';
/**
 * The most AVIFs that may wait to be made. If more are waiting, the AVIF that was requested longest ago is dropped. It
 * is added again when its picture is requested again.
 */
const MAX_WAITING_AVIFS = 500;
/** The most entries in each set of remembered sources or keys. */
const REMEMBERED = 10_000;

/** Makes pictures when they are requested (AVIFs a little later), and caches them on disk. */
export interface Pictures {
  /**
   * Returns the picture in a size, in the best format that the header `accept` allows: AVIF if the AVIF is already
   * made, otherwise WebP or JPEG. AVIFs are made in the background, beginning with the picture that was requested last.
   * @throws PictureMissing if the picture does not exist or cannot be made; BusyError if too much work is waiting
   */
  get(wanted: { source: string; size: PictureSize }, accept?: string): Promise<CachedFile & { format: PictureFormat }>;
  /** Resolves when no picture is being made. */
  idle(): Promise<void>;
  /** Drops the AVIFs that wait to be made, and accepts no new AVIFs. */
  close(): void;
}

/** @param onPlaceholder called with the source and the BlurHash of a remote picture; usually once for each source */
export function createPictures({
  folder,
  maxBytes,
  onPlaceholder,
  ...options
}: Omit<SourceOptions, 'cache'> & {
  folder: string;
  maxBytes: number;
  onPlaceholder?: (source: string, placeholder: string) => void;
}): Pictures {
  const cache = new PictureCache(folder, maxBytes);
  const sources = createSources({ ...options, cache });
  const encoding = new WorkQueue(2, 64);
  /** The AVIFs to make. The picture that was requested last is at the end. */
  const waitingAvifs = new Map<string, { source: string; size: PictureSize }>();
  let background: Promise<void> | null = null;
  const flights = new Map<string, Promise<CachedFile>>();
  const reportedSources = new Set<string>();
  /** Keys of AVIFs that could not be made. `queueAvif` skips these keys. */
  const failedAvifs = new Set<string>();
  let isClosed = false;

  const keyOf = (source: string, size: PictureSize, format: PictureFormat) =>
    PictureCache.key(EDITION, source, size, format);

  async function make(source: string, size: PictureSize, format: PictureFormat): Promise<CachedFile> {
    // The queue limits the work of this machine (composing, encoding). Downloads from other hosts happen outside the
    // queue.
    const fetched = isIllustration(source) ? undefined : await sources.open(source, size);
    return encoding.run(async () => {
      const original = fetched ?? (await sources.open(source, size));
      const body = await encodePicture(original, size, format);
      const written = await cache.write(keyOf(source, size, format), body);
      if (fetched) await reportPlaceholder(source, original);
      return written;
    });
  }

  /** Reports the placeholder of a source that is not in `reportedSources`. A failure is only logged. */
  async function reportPlaceholder(source: string, original: Original): Promise<void> {
    if (!onPlaceholder || reportedSources.has(source)) return;
    if (reportedSources.size >= REMEMBERED) reportedSources.clear();
    reportedSources.add(source);
    try {
      onPlaceholder(source, await placeholderOf(original));
    } catch (error) {
      log.warn('a placeholder could not be made', { error: describeError(error) });
    }
  }

  /** Makes a picture. Simultaneous requests for the same source, size and format share one call of `make`. */
  function makeOnce(source: string, size: PictureSize, format: PictureFormat): Promise<CachedFile> {
    const key = keyOf(source, size, format);
    const running = flights.get(key);
    if (running) return running;
    const flight = make(source, size, format).finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  }

  function queueAvif(source: string, size: PictureSize): void {
    const key = keyOf(source, size, 'avif');
    if (isClosed || flights.has(key) || failedAvifs.has(key)) return;
    waitingAvifs.delete(key);
    waitingAvifs.set(key, { source, size });
    const [oldest] = waitingAvifs.keys();
    if (waitingAvifs.size > MAX_WAITING_AVIFS && oldest !== undefined) waitingAvifs.delete(oldest);
    background ??= makeWaitingAvifs().finally(() => {
      background = null;
    });
  }

  /** Makes the waiting AVIFs one by one. The latest request comes first, because its picture may be on a screen. */
  async function makeWaitingAvifs(): Promise<void> {
    for (let newest = [...waitingAvifs].at(-1); newest; newest = [...waitingAvifs].at(-1)) {
      const [key, { source, size }] = newest;
      waitingAvifs.delete(key);
      try {
        await makeOnce(source, size, 'avif');
      } catch (error) {
        if (error instanceof BusyError) continue;
        if (failedAvifs.size >= REMEMBERED) failedAvifs.clear();
        failedAvifs.add(key);
        log.warn('an AVIF could not be made', { error: describeError(error) });
      }
    }
  }

  return {
    async get({ source, size }, accept) {
      const accepted = acceptedFormats(accept);
      const best = accepted.avif ? await cache.read(keyOf(source, size, 'avif')) : null;
      if (best) return { ...best, format: 'avif' };
      const format = accepted.webp ? 'webp' : 'jpeg';
      const cached = await cache.read(keyOf(source, size, format));
      if (!cached && sources.hasFailed(source)) throw new PictureMissing('an earlier try failed a moment ago');
      try {
        const made = cached ?? (await makeOnce(source, size, format));
        if (accepted.avif) queueAvif(source, size);
        return { ...made, format };
      } catch (error) {
        if (error instanceof BusyError) throw error;
        sources.fail(source);
        throw error instanceof PictureMissing ? error : new PictureMissing(describeError(error));
      }
    },
    async idle() {
      while (flights.size > 0 || background) await Promise.allSettled([...flights.values(), background]);
    },
    close() {
      isClosed = true;
      waitingAvifs.clear();
    },
  };
}
