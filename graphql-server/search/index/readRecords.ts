import { DOCUMENT_FORMAT, FIELD, HEADER_BYTES, intervalsOf, textBytesOf } from '../place/documentFormat';

/** One restaurant in a buffer: where its id and its search document begin, and how members rated the restaurant. */
export interface IndexRecord {
  bytes: Buffer;
  /** The byte offset of the document. */
  start: number;
  /** The byte offset of the id, which has 16 bytes. */
  id: number;
  ratingCount: number;
  ratingSum: number;
}

/**
 * How many bytes come before each document: the id (16 bytes), then the count and the sum of the members' ratings (4
 * bytes each, big endian).
 */
const PREFIX_BYTES = 24;

/**
 * Returns one record in the byte format that Postgres sends to loadCity.ts. Only tests and evaluations use this
 * function, because they run without Postgres.
 */
export function joinRecord(id: string, document: Uint8Array, { count = 0, sum = 0 } = {}): Buffer {
  const prefix = Buffer.alloc(PREFIX_BYTES);
  prefix.write(id.replaceAll('-', ''), 'hex');
  prefix.writeInt32BE(count, 16);
  prefix.writeInt32BE(sum, 20);
  return Buffer.concat([prefix, document]);
}

/** The records in a buffer, up to the first document that has another format or is cut off. */
export function readRecords(bytes: Buffer): IndexRecord[] {
  const records: IndexRecord[] = [];
  for (let id = 0; id < bytes.length; ) {
    const start = id + PREFIX_BYTES;
    const end = endOf(bytes, start);
    if (end < 0) break;
    records.push({ bytes, start, id, ratingCount: bytes.readInt32BE(id + 16), ratingSum: bytes.readInt32BE(id + 20) });
    id = end;
  }
  return records;
}

/** The byte offset at which a document ends; -1 when the document has another format or is cut off. */
function endOf(bytes: Buffer, start: number): number {
  if (start + HEADER_BYTES > bytes.length || bytes[start + FIELD.format] !== DOCUMENT_FORMAT) return -1;
  const texts = textBytesOf(bytes, start);
  let at = start + HEADER_BYTES + 4 * (intervalsOf(bytes, start) + bytes.readUInt16LE(start + FIELD.concepts)) + texts;
  for (let left = bytes.readUInt16LE(start + FIELD.terms); left > 0; left--) at += (bytes[at] ?? 0) + 2;
  return at <= bytes.length ? at : -1;
}
