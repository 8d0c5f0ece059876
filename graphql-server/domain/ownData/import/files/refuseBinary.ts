import { fileProblem } from './fileProblem';

/**
 * Bytes that text rarely contains: control characters except tab, line breaks, form feed and byte 26. Old systems write
 * byte 26 at the end of a text file.
 */
const CONTROL = new Set(
  Array.from({ length: 32 }, (_, byte) => byte).filter((byte) => ![9, 10, 12, 13, 26].includes(byte)),
);
/** Text that was copied from another program may contain a few control characters, but no zeros. */
const MOST_CONTROL = 0.1;

/**
 * Checks the first bytes of a file, and refuses a file that is not text, such as a picture.
 * @throws FileError
 */
export function refuseBinary(bytes: Buffer): void {
  const [one, two] = bytes;
  if ((one === 0x50 && two === 0x4b) || (one === 0x1f && two === 0x8b)) {
    throw fileProblem('is an archive or a workbook. Unpack it, or save the sheet as CSV. Then choose the new file.');
  }
  const controls = bytes.filter((byte) => CONTROL.has(byte)).length;
  const isBinary = bytes.includes(0) || controls > MOST_CONTROL * bytes.length;
  if (!isWide(bytes) && (bytes.subarray(0, 4).equals(Buffer.from('%PDF')) || isBinary)) {
    throw fileProblem('is not a table of text: choose a CSV, JSON or GeoJSON file.');
  }
}

/**
 * Whether the bytes are UTF-16. They count as UTF-16 if they begin with its byte order mark. They also count as UTF-16
 * if more than a fifth of the bytes are zeros, and these zeros are all at even indexes or all at odd indexes.
 */
function isWide(bytes: Buffer): boolean {
  const [one = 0, two = 0] = bytes;
  if (one + two === 0xfe + 0xff && Math.abs(one - two) === 1) return true;
  const zeros = [0, 1].map((side) => bytes.filter((byte, at) => byte === 0 && at % 2 === side).length);
  return Math.min(...zeros) === 0 && Math.max(...zeros) > 0.2 * bytes.length;
}
