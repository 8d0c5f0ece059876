import { middleOf } from '../read/middleOf';
import type { Row } from '../read/Row';
import { readJsonItems } from '../read/readJsonItems';
import type { TextFileSettings } from '../read/TextFileSettings';

/**
 * Reads the items of a JSON list as rows with columns. The columns of a GeoJSON feature are its properties. The
 * feature's id and the middle of its geometry become the columns id, latitude and longitude. A property with one of
 * these names overrides that column.
 * @throws FileError in the same cases as readJsonItems
 */
export async function* readJsonColumns(file: string, { encoding }: TextFileSettings = {}): AsyncGenerator<Row> {
  for await (const row of readJsonItems(file, { encoding })) {
    yield row.values?.type === 'Feature' ? { line: row.line, values: flatten(row.values) } : row;
  }
}

function flatten({ id, properties, geometry }: Record<string, unknown>): Record<string, unknown> {
  const own = typeof properties === 'object' && properties !== null ? properties : {};
  return { id, ...middleOf(geometry), ...own };
}
