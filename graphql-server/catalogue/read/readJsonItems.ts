import { basename } from 'node:path';
import { FileError } from '../FileError';
import type { Encoding } from './encoding';
import { JsonFault, JsonItemScanner } from './JsonItemScanner';
import type { Row } from './Row';
import { readText } from './readText';

/** Where an object keeps its list, unless told: Overpass, GeoJSON, and what other services call it. */
const LISTS = ['elements', 'features', 'items', 'results', 'data', 'rows', 'places', 'restaurants', 'businesses'];

/** What to look for. */
export interface JsonItemsOptions {
  /** How the file's characters are written. */
  encoding?: Encoding;
  /** The keys under which an object may have the list. */
  lists?: readonly string[];
  /** Told of every other member of that object, with its JSON (null when longer than an item may be). */
  onMember?: (key: string, text: string | null) => void;
}

/**
 * The items of a JSON list, plain or gzip: `[…]`, `{"elements": […]}`, `{"features": […]}`. `line` is the item's number,
 * from 1. An item that is broken, too long or too deep is a broken row, not the end.
 * @throws FileError when the file is cut short, no JSON, goes on after its end, or has no list.
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
