import { describeError } from '../errors/describeError';
import { log } from '../log';
import { encodePicture, type Original } from './encodePicture';
import { isIllustration } from './illustrations/readIllustration';
import { createSources, type SourceOptions } from './openSource';
import { type Kept, PictureCache } from './PictureCache';
import { PictureMissing } from './PictureMissing';
import { acceptedFormats, type PictureFormat } from './pictureFormats';
import type { PictureSize } from './pictureSizes';
import { placeholderOf } from './placeholderOf';
import { BusyError, WorkQueue } from './WorkQueue';

/** Counted up when the same source comes out differently: what was kept before is then made anew. */
const EDITION = '1';
/** AVIFs that wait to be made; what does not find room is asked for again with the next request. */
const MAX_LATER = 500;
/** Sources and keys remembered at most. */
const REMEMBERED = 10_000;

/** Pictures as they go out, made when first asked for and kept on disk. */
export interface Pictures {
  /**
   * The source in a size, in the best format that `accept` (the header) takes and that is there: AVIF once it has been
   * made behind the scenes, else WebP, else JPEG.
   * @throws PictureMissing where there is none; BusyError where too much is waiting already
   */
  get(wanted: { source: string; size: PictureSize }, accept?: string): Promise<Kept & { format: PictureFormat }>;
  /** Resolves when nothing is being made behind the scenes. */
  idle(): Promise<void>;
  /** Gives up what waits. */
  close(): void;
}

/** @param onPlaceholder told once for each remote picture that was fetched, with its BlurHash */
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
  const later = new WorkQueue(1, MAX_LATER);
  const flights = new Map<string, Promise<Kept>>();
  const placed = new Set<string>();
  /** AVIFs that could not be made: WebP serves, until the next start. */
  const failedLater = new Set<string>();
  let isClosed = false;

  const keyOf = (source: string, size: PictureSize, format: PictureFormat) =>
    PictureCache.key(EDITION, source, size, format);

  async function make(source: string, size: PictureSize, format: PictureFormat): Promise<Kept> {
    // Composing is work for this machine, fetching is waiting for another: only the former takes a place here.
    const fetched = isIllustration(source) ? undefined : await sources.open(source, size);
    return encoding.run(async () => {
      const original = fetched ?? (await sources.open(source, size));
      const body = await encodePicture(original, size, format);
      const kept = await cache.write(keyOf(source, size, format), body);
      if (fetched) await tellPlaceholder(source, original);
      return kept;
    });
  }

  /** Once for each picture; one without a placeholder is a picture all the same. */
  async function tellPlaceholder(source: string, original: Original): Promise<void> {
    if (!onPlaceholder || placed.has(source)) return;
    if (placed.size >= REMEMBERED) placed.clear();
    placed.add(source);
    try {
      onPlaceholder(source, await placeholderOf(original));
    } catch (error) {
      log.warn('a placeholder could not be made', { error: describeError(error) });
    }
  }

  /** However many ask for it at once, it is made once. */
  function makeOnce(source: string, size: PictureSize, format: PictureFormat): Promise<Kept> {
    const key = keyOf(source, size, format);
    const running = flights.get(key);
    if (running) return running;
    const flight = make(source, size, format).finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  }

  function makeLater(source: string, size: PictureSize): void {
    const key = keyOf(source, size, 'avif');
    if (isClosed || flights.has(key) || failedLater.has(key)) return;
    const flight = later.run(async () => {
      if (isClosed) throw new BusyError();
      return make(source, size, 'avif');
    });
    flights.set(key, flight);
    flight
      .catch((error: unknown) => {
        if (error instanceof BusyError) return;
        if (failedLater.size >= REMEMBERED) failedLater.clear();
        failedLater.add(key);
        log.warn('an AVIF could not be made', { error: describeError(error) });
      })
      .finally(() => flights.delete(key));
  }

  return {
    async get({ source, size }, accept) {
      const accepted = acceptedFormats(accept);
      const best = accepted.avif ? await cache.read(keyOf(source, size, 'avif')) : null;
      if (best) return { ...best, format: 'avif' };
      const format = accepted.webp ? 'webp' : 'jpeg';
      const kept = await cache.read(keyOf(source, size, format));
      if (!kept && sources.hasFailed(source)) throw new PictureMissing('it failed a moment ago');
      try {
        const made = kept ?? (await makeOnce(source, size, format));
        if (accepted.avif) makeLater(source, size);
        return { ...made, format };
      } catch (error) {
        if (error instanceof BusyError) throw error;
        sources.fail(source);
        throw error instanceof PictureMissing ? error : new PictureMissing(describeError(error));
      }
    },
    async idle() {
      while (flights.size > 0) await Promise.allSettled(flights.values());
    },
    close() {
      isClosed = true;
    },
  };
}
