import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { describeError } from '../errors/describeError';
import { type ListPage, sliceOfList } from '../lists/listPage';
import { log } from '../log';
import type { ListWindow } from './readWindow';

/** A part of a list. While a list is sent, only one part of the list is in memory at a time. */
export interface Slice<Item> {
  totalCount: number;
  items: readonly Item[];
  hasNextPage: boolean;
}

/**
 * Sends a member's whole list, or the requested part, as one JSON array. The header X-Total-Count contains the length
 * of the whole list. The list is read and sent slice by slice, as fast as the client reads. So a long list is never
 * completely in memory and does not delay other requests.
 */
export async function answerList<Item extends { cursor: string }>(
  response: Response,
  read: (page: ListPage) => Promise<Slice<Item>>,
  present: (item: Item) => unknown,
  { limit, offset }: ListWindow,
): Promise<void> {
  const wanted = limit ?? Number.POSITIVE_INFINITY;
  const first = await read(sliceOfList(null, wanted, offset)); // an error here still gets a normal error answer
  response.set('x-total-count', String(first.totalCount)).type('json');
  try {
    await pipeline(Readable.from(jsonOf(first, wanted, read, present)), response);
  } catch (error) {
    // The answer has begun, so the connection is closed. Half a list must not look like the whole list.
    if ((error as { code?: string }).code === 'ERR_STREAM_PREMATURE_CLOSE') return; // the client has disconnected
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
