import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { describeError } from '../errors/describeError';
import { type ListPage, sliceOfList } from '../lists/listPage';
import { log } from '../log';
import type { ListWindow } from './readWindow';

/** A part of a list, as much as is in memory at once. */
export interface Slice<Item> {
  totalCount: number;
  items: readonly Item[];
  hasNextPage: boolean;
}

const WHOLE: ListWindow = { limit: null, offset: 0 };

/**
 * Answers a member's whole list, or the part of it that is asked for, as one JSON array. It is read, presented and written slice by slice, and no faster than
 * it is taken: a long list holds up nobody else, and is never in memory as a whole.
 */
export async function answerList<Item extends { cursor: string }>(
  response: Response,
  read: (page: ListPage) => Promise<Slice<Item>>,
  present: (item: Item) => unknown,
  { limit, offset }: ListWindow = WHOLE,
): Promise<void> {
  const wanted = limit ?? Number.POSITIVE_INFINITY;
  const first = await read(sliceOfList(null, wanted, offset)); // what fails here is still answered as any failure
  response.set('x-total-count', String(first.totalCount)).type('json');
  try {
    await pipeline(Readable.from(jsonOf(first, wanted, read, present)), response);
  } catch (error) {
    // The answer has begun: it is cut off, so that half a list does not pass for a whole one.
    if ((error as { code?: string }).code === 'ERR_STREAM_PREMATURE_CLOSE') return; // whoever asked went away
    log.error('a list could not be read to its end', { error: describeError(error) });
  }
}

async function* jsonOf<Item extends { cursor: string }>(
  first: Slice<Item>,
  wanted: number,
  read: (page: ListPage) => Promise<Slice<Item>>,
  present: (item: Item) => unknown,
): AsyncGenerator<string> {
  let opening = '[';
  let left = wanted;
  for (let slice = first; slice.items.length > 0; ) {
    yield opening + slice.items.map((item) => JSON.stringify(present(item))).join(',');
    opening = ',';
    left -= slice.items.length;
    const last = slice.items.at(-1);
    if (!last || !slice.hasNextPage || left <= 0) break;
    slice = await read(sliceOfList(last.cursor, left));
  }
  yield opening === '[' ? '[]' : ']';
}
