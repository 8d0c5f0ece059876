import { basename } from 'node:path';
import { FileError } from '../FileError';
import type { Encoding } from './encoding';
import { JsonFault, JsonItemScanner } from './JsonItemScanner';
import type { Row } from './Row';
import { readText } from './readText';

/** The default keys under which an object may have its list. Overpass, GeoJSON and other services use these keys. */
const LISTS = ['elements', 'features', 'items', 'results', 'data', 'rows', 'places', 'restaurants', 'businesses'];

/** How to read the items. */
export interface JsonItemsOptions {
  /** The encoding of the file. */
  encoding?: Encoding;
  /** The keys under which an object may have the list. */
  lists?: readonly string[];
  /** Called for every other member of the object with the list. `text` is the member's JSON; null if it is too long. */
  onMember?: (key: string, text: string | null) => void;
}

/**
 * Reads the items of a JSON list, plain or gzip: `[…]`, `{"elements": […]}`, `{"features": […]}`. `line` is the number
 * of the item, from 1. An item that is broken, too long or too deep becomes a broken row, and the following items are
 * read.
 * @throws FileError if the file is cut short, is not JSON, continues after the end of its JSON, or has no list.
 */
export async function* readJsonItems(file: string, options: JsonItemsOptions = {}): AsyncGenerator<Row> {
  const scanner = new JsonItemScanner(options.lists ?? LISTS, options.onMember);
  try {
    for await (const text of readText(file, options.encoding)) yield* scanner.scan(text);
    scanner.finish();
  } catch (error) {
    throw error instanceof JsonFault ? new FileError(`${basename(file)} ${error.message}`) : error;
  }
}
