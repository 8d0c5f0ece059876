import { DOCUMENT_FORMAT, FIELD, HEADER_BYTES, intervalsOf, textBytesOf } from '../place/documentFormat';

/** Where the document of a place is in a buffer, and what precedes the document: the id and the members' ratings. */
export interface IndexRecord {
  bytes: Buffer;
  /** Where the document begins. */
  start: number;
  /** Where the 16 bytes of the id begin. */
  id: number;
  ratingCount: number;
  ratingSum: number;
}

/**
 * What precedes each document: the id (16 bytes), then count and sum of members' ratings (4 bytes each, big endian).
 */
const PREFIX_BYTES = 24;

/** One record, in the same bytes that Postgres sends to loadCity.ts; for tests and evaluations without Postgres. */
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

/** Where a document ends; -1 when it has another format or is cut off. */
function endOf(bytes: Buffer, start: number): number {
  if (start + HEADER_BYTES > bytes.length || bytes[start + FIELD.format] !== DOCUMENT_FORMAT) return -1;
  const texts = textBytesOf(bytes, start);
  let at = start + HEADER_BYTES + 4 * (intervalsOf(bytes, start) + bytes.readUInt16LE(start + FIELD.concepts)) + texts;
  for (let left = bytes.readUInt16LE(start + FIELD.terms); left > 0; left--) at += (bytes[at] ?? 0) + 2;
  return at <= bytes.length ? at : -1;
}
