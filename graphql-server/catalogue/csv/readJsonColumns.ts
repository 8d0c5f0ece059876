import { middleOf } from '../read/middleOf';
import type { ReadHow } from '../read/ReadHow';
import type { Row } from '../read/Row';
import { readJsonItems } from '../read/readJsonItems';

/**
 * The items of a JSON list as rows with columns. The columns of a GeoJSON feature are its properties. The feature's id
 * and the middle of its geometry are the columns id, latitude and longitude, unless a property has that name.
 * @throws FileError like readJsonItems.
 */
export async function* readJsonColumns(file: string, { encoding }: ReadHow = {}): AsyncGenerator<Row> {
  for await (const row of readJsonItems(file, { encoding })) {
    yield row.values?.type === 'Feature' ? { line: row.line, values: flatten(row.values) } : row;
  }
}

function flatten({ id, properties, geometry }: Record<string, unknown>): Record<string, unknown> {
  const own = typeof properties === 'object' && properties !== null ? properties : {};
  return { id, ...middleOf(geometry), ...own };
}
