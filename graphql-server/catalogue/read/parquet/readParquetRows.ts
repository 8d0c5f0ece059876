import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import type { DecodedArray, RowGroup, SchemaTree } from 'hyparquet';
import { assembleNested } from 'hyparquet/src/assemble.js';
import { DEFAULT_PARSERS } from 'hyparquet/src/convert.js';
import { shorten } from '../../checkPlace';
import { FileError } from '../../FileError';
import { explainReadError } from '../explainReadError';
import type { Row } from '../Row';
import { ColumnPages } from './ColumnPages';
import { must, ParquetFault } from './limits';
import { mostUnpacked, openParquet, type ParquetFile } from './openParquet';
import { plainValue } from './plainValue';

/** The number of rows that are assembled at a time. */
const BATCH = 2000;

/**
 * Streams the rows of a parquet file. It reads only the named columns. A name means a whole column ("phones") or a part
 * of a structure ("names.primary"). A column that the file does not have is absent in the rows. Each column is decoded
 * page by page, so that a large file needs little memory. `line` is the number of the row, from 1.
 * @throws FileError if the file cannot be read, is not parquet, is cut short or damaged, claims more than it can
 * contain, or has none of the columns.
 */
export async function* readParquetRows(file: string, columns: readonly string[]): AsyncGenerator<Row> {
  const name = basename(file);
  try {
    const handle = await open(file);
    try {
      const parquet = await openParquet(handle);
      const wanted = prune(parquet.schema, columns);
      must(wanted.length > 0, `has none of the columns ${columns.join(', ')}.`);
      yield* readGroups(parquet, wanted);
    } finally {
      await handle.close();
    }
  } catch (error) {
    throw explain(name, error);
  }
}

/**
 * An error of the operating system (with `syscall`) states why the file cannot be read. All other errors here mean
 * that the contents of the file are invalid.
 */
function explain(name: string, error: unknown): Error {
  if (error instanceof ParquetFault) return new FileError(`${name} ${error.message}`);
  if (error instanceof FileError || (error as NodeJS.ErrnoException).syscall)
    return explainReadError(name, error as Error);
  return new FileError(`${name} is damaged: its parquet data cannot be read.`);
}

async function* readGroups(parquet: ParquetFile, wanted: SchemaTree[]): AsyncGenerator<Row> {
  let left = mostUnpacked(parquet.bytes);
  const spend = (bytes: number) => {
    left -= bytes;
    must(left >= 0, 'unpacks to far more than its size.');
  };
  let line = 0;
  for (const group of parquet.metadata.row_groups) {
    const pages = openColumns(parquet, group, wanted, spend);
    const rows = Number(group.num_rows);
    for (let start = 0; start < rows; start += BATCH) {
      const count = Math.min(BATCH, rows - start);
      const values = await Promise.all(wanted.map((column) => readColumn(column, pages, count)));
      for (let row = 0; row < count; row += 1) {
        line += 1;
        const entries = wanted.map(({ element }, index) => [element.name, plainValue(values[index]?.[row])]);
        yield { line, values: Object.fromEntries(entries) };
      }
    }
  }
}

function openColumns(
  parquet: ParquetFile,
  group: RowGroup,
  wanted: SchemaTree[],
  spend: (bytes: number) => void,
): Map<string, ColumnPages> {
  const chunks = new Map(group.columns.map(({ meta_data }) => [meta_data?.path_in_schema.join('.') ?? '', meta_data]));
  return new Map(
    wanted.flatMap(leaves).map((path) => {
      const chunk = chunks.get(path);
      must(chunk !== undefined, `is damaged: a row group has no column ${shorten(path)}.`);
      return [path, new ColumnPages(parquet, chunk, spend)];
    }),
  );
}

/** Returns the next `count` values of one column. A structure or a list is assembled from its parts. */
async function readColumn(column: SchemaTree, pages: Map<string, ColumnPages>, count: number): Promise<DecodedArray> {
  const parts = new Map<string, DecodedArray>();
  for (const path of leaves(column)) parts.set(path, (await pages.get(path)?.take(count)) ?? []);
  if (column.children.length > 0) assembleNested(parts, column, DEFAULT_PARSERS);
  const values = parts.get(column.element.name);
  must(values !== undefined && values.length === count, 'is damaged: a column cannot be put together.');
  return values;
}

const leaves = (node: SchemaTree): string[] =>
  node.children.length === 0 ? [node.path.join('.')] : node.children.flatMap(leaves);

/** Returns the columns and the parts of structures whose paths are in `columns`. Leaves out the rest of the schema. */
function prune(schema: SchemaTree, columns: readonly string[]): SchemaTree[] {
  const keep = (node: SchemaTree): SchemaTree | null => {
    const path = node.path.join('.');
    if (columns.includes(path)) return node;
    if (!columns.some((column) => column.startsWith(`${path}.`))) return null;
    const children = node.children.map(keep).filter((child) => child !== null);
    return children.length > 0 ? { ...node, children } : null;
  };
  return schema.children.map(keep).filter((node) => node !== null);
}
