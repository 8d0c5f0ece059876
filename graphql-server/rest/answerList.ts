import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { describeError } from '../errors/describeError';
import { type ListPage, sliceOfList } from '../lists/listPage';
import type { List } from '../lists/readList';
import { log } from '../log';

/** A part of a list, as much as is in memory at once. */
export interface Slice<Item> extends Omit<List<unknown>, 'items'> {
  items: Item[];
}

/**
 * Answers a member's whole list as one JSON array. It is read, presented and written slice by slice, and no faster than
 * it is taken: a long list holds up nobody else, and is never in memory as a whole.
 */
export async function answerList<Item extends { cursor: string }>(
  response: Response,
  read: (page: ListPage) => Promise<Slice<Item>>,
  present: (item: Item) => unknown,
): Promise<void> {
  const first = await read(sliceOfList(null)); // what fails here is still answered as any failure
  response.set('x-total-count', String(first.totalCount)).type('json');
  try {
    await pipeline(Readable.from(jsonOf(first, read, present)), response);
  } catch (error) {
    // The answer has begun: it is cut off, so that half a list does not pass for a whole one.
    if ((error as { code?: string }).code === 'ERR_STREAM_PREMATURE_CLOSE') return; // whoever asked went away
    log.error('a list could not be read to its end', { error: describeError(error) });
  }
}

async function* jsonOf<Item extends { cursor: string }>(
  first: Slice<Item>,
  read: (page: ListPage) => Promise<Slice<Item>>,
  present: (item: Item) => unknown,
): AsyncGenerator<string> {
  let opening = '[';
  for (let slice = first; slice.items.length > 0; ) {
    yield opening + slice.items.map((item) => JSON.stringify(present(item))).join(',');
    opening = ',';
    const last = slice.items.at(-1);
    if (!last || !slice.hasNextPage) break;
    slice = await read(sliceOfList(last.cursor));
  }
  yield opening === '[' ? '[]' : ']';
}
