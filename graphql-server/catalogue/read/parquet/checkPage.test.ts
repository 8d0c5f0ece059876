import type { PageHeader } from 'hyparquet';
import type { ColumnDecoder } from 'hyparquet/src/types.js';
import { checkHeader } from './checkPage';

const decoder = { codec: 'SNAPPY' } as ColumnDecoder;
const header = (type: PageHeader['type']): PageHeader => ({
  type,
  compressed_page_size: 20,
  uncompressed_page_size: 40,
});

test('an index page, which is skipped, needs no number of values; a data page needs it', () => {
  expect(() => checkHeader(header('INDEX_PAGE'), decoder, false)).not.toThrow();
  expect(() => checkHeader(header('DATA_PAGE'), decoder, false)).toThrow('has a page that is too large.');
});
