import { basename } from 'node:path';
import { FileError } from '../FileError';
import type { Encoding } from './encoding';
import { JsonFault, JsonItemScanner } from './JsonItemScanner';
import type { Row } from './Row';
import { readText } from './readText';

/** The default keys under which an object may have its list. Overpass uses `elements`, and GeoJSON uses `features`. */
const LISTS = ['elements', 'features', 'items', 'results', 'data', 'rows', 'places', 'restaurants', 'businesses'];

/** How to read the items. */
export interface JsonItemsOptions {
  /** The encoding of the file. */
  encoding?: Encoding;
  /** The keys under which an object may have the list. */
  lists?: readonly string[];
  /** Called for each member of the object, except the list. `text` is the member's value as JSON; null if too long. */
  onMember?: (key: string, text: string | null) => void;
}

/**
 * Reads the items of a JSON list, plain or gzip: `[…]`, `{"elements": […]}`, `{"features": […]}`. The `line` of a row
 * is the number of the item, from 1. An item that is too long, is nested too deep or is not a JSON object becomes a
 * broken row. The following items are still read if the broken item closes all its strings, braces and brackets.
 * @throws FileError if the file cannot be read, is cut short, is not JSON, has text after its JSON, or has no list.
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
