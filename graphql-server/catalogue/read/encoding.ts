import { FileError } from '../FileError';
import { EncodingError } from './EncodingError';

/** The encodings that a file may have, by the names that --encoding accepts. */
export const encodings = ['utf-8', 'utf-16', 'windows-1252'] as const;
/** One of these encodings. */
export type Encoding = (typeof encodings)[number];

/** The name of a decoder. UTF-16 has two decoders. */
export type DecoderName = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** A byte of at least this value counts as a letter. Curly quotes and dashes have lower bytes in Windows-1252. */
const LETTERS = 0xa1;
/** The number of bytes at the start of a file in which wideEncoding looks for a byte order mark or for zeros. */
const HEAD = 4096;
/** Bytes without a character in Windows-1252, and control characters that no text contains. */
const NO_CHARACTER = new Set([
  ...[0x81, 0x8d, 0x8f, 0x90, 0x9d],
  ...Array.from({ length: 32 }, (_, byte) => byte).filter((byte) => ![9, 10, 12, 13, 26].includes(byte)),
]);

/**
 * Finds the decoder for a text file. Without `named`, the encoding is UTF-16 if wideEncoding recognizes the start of
 * the file. If it does not, a control character of NO_CHARACTER causes an error. The encoding is UTF-8 if the whole
 * file is valid UTF-8. It is Windows-1252 if all bytes that are not valid UTF-8 are characters of Windows-1252, if the
 * file has more of these bytes than valid multi-byte UTF-8 characters, and if at most half of these bytes are `paired`
 * (see ByteCounts). Letters with accents are mostly alone, but in Korean and Chinese encodings such bytes are in pairs.
 * @param name the name of the file, for messages
 * @param named the encoding that --encoding names. It is not checked, with one exception: the start of UTF-16 text must
 * contain a byte order mark, or at least one byte with the value 0.
 * @throws EncodingError that names the line and the invalid byte; FileError if --encoding wrongly names UTF-16
 */
export async function encodingOf(name: string, chunks: AsyncIterable<Buffer>, named?: Encoding): Promise<DecoderName> {
  let head = Buffer.alloc(0);
  let wide: DecoderName | null = null;
  const found: ByteCounts = { line: 1, valid: 0, invalid: 0, paired: 0, first: null, hasNonCharacter: false };
  let rest = Buffer.alloc(0);
  for await (const chunk of chunks) {
    if (head.length < HEAD) {
      head = Buffer.concat([head, chunk]).subarray(0, HEAD);
      wide = wideEncoding(head);
      if (named && named !== 'utf-16') return named;
      if (wide) return wide;
      if (named) return refuseNarrow(name, head);
    }
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    rest = Buffer.from(countBytes(bytes, found));
  }
  if (rest.length > 0) countBytes(Buffer.concat([rest, Buffer.from('\n\n\n')]), found);
  const { first, hasNonCharacter, valid, invalid, paired } = found;
  if (!first) return 'utf-8';
  if (!hasNonCharacter && invalid > valid && paired <= invalid / 2) return 'windows-1252';
  const byte = `0x${first.byte.toString(16).toUpperCase()}`;
  throw new EncodingError(
    `${name} is not UTF-8 text at line ${first.line} (the byte ${byte}). Correct that line, or name the encoding of the file: --encoding windows-1252.`,
    first.line,
  );
}

/** @throws FileError if `head` has no zero byte. In UTF-16, each comma and each line end contains a zero byte. */
function refuseNarrow(name: string, head: Buffer): DecoderName {
  if (head.includes(0)) return 'utf-16le';
  throw new FileError(`${name} is not UTF-16 text: every character at its start is one byte. Leave --encoding out.`);
}

/**
 * Finds UTF-16 by a byte order mark, or by zeros at over 40% of the even positions and at no odd position (or the
 * reverse).
 */
function wideEncoding(head: Buffer): DecoderName | null {
  if (head.length >= 2 && head.readUInt16BE(0) === 0xfffe) return 'utf-16le';
  if (head.length >= 2 && head.readUInt16BE(0) === 0xfeff) return 'utf-16be';
  const zeros = [0, 0];
  for (const [at, byte] of head.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const half = head.length / 2;
  if ((zeros[1] ?? 0) > 0.4 * half && zeros[0] === 0) return 'utf-16le';
  if ((zeros[0] ?? 0) > 0.4 * half && zeros[1] === 0) return 'utf-16be';
  return null;
}

interface ByteCounts {
  line: number;
  /** `valid` counts the valid multi-byte UTF-8 characters. `invalid` counts the bytes that are not UTF-8. */
  valid: number;
  invalid: number;
  /** The number of invalid bytes directly after another byte, if both bytes count as letters (see LETTERS). */
  paired: number;
  first: { line: number; byte: number } | null;
  /** Whether a control character or an invalid byte is in NO_CHARACTER. If so, the file is not Windows-1252 text. */
  hasNonCharacter: boolean;
}

/** Adds the counts of these bytes to `found`. @returns the last bytes, if they may be the start of a character */
function countBytes(bytes: Buffer, found: ByteCounts): Buffer {
  let at = 0;
  for (; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    if (byte < 0x80) {
      if (byte === 10) found.line += 1;
      else if (byte < 32 && NO_CHARACTER.has(byte)) {
        found.hasNonCharacter = true;
        found.first ??= { line: found.line, byte };
      }
      continue;
    }
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
    if (at + length > bytes.length) return bytes.subarray(at);
    if (isCharacter(bytes, at, length)) {
      found.valid += 1;
      at += length - 1;
      continue;
    }
    found.invalid += 1;
    if (Math.min(byte, bytes[at - 1] ?? 0) >= LETTERS) found.paired += 1;
    found.first ??= { line: found.line, byte };
    if (NO_CHARACTER.has(byte)) found.hasNonCharacter = true;
  }
  return bytes.subarray(at);
}

function isCharacter(bytes: Buffer, at: number, length: number): boolean {
  const [first = 0, second = 0] = [bytes[at], bytes[at + 1]];
  if (first < 0xc2 || first > 0xf4) return false;
  for (let next = 1; next < length; next++) if (((bytes[at + next] ?? 0) & 0xc0) !== 0x80) return false;
  return !(
    (first === 0xe0 && second < 0xa0) ||
    (first === 0xed && second > 0x9f) ||
    (first === 0xf0 && second < 0x90) ||
    (first === 0xf4 && second > 0x8f)
  );
}
