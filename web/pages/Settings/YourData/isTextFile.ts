const bytesLookedAt = 4096;

/**
 * Whether a file may be text, judged by its first bytes. Also true for ZIP and gzip archives, because the server
 * explains what to do with an archive.
 */
export async function isTextFile(file: Blob): Promise<boolean> {
  const bytes = await bytesOf(file.slice(0, bytesLookedAt));
  const starts = (...marks: number[]) => marks.every((mark, at) => bytes[at] === mark);
  if (starts(0x50, 0x4b) || starts(0x1f, 0x8b) || starts(0xff, 0xfe) || starts(0xfe, 0xff)) return true;
  if (starts(0x25, 0x50, 0x44, 0x46)) return false; // %PDF
  const zeros = [0, 1].map((side) => bytes.filter((byte, at) => byte === 0 && at % 2 === side).length);
  const isWide = Math.min(...zeros) === 0 && Math.max(...zeros) > bytes.length / 5; // UTF-16
  if (isWide || bytes.includes(0)) return isWide;
  const controls = bytes.filter((byte) => byte < 32 && ![9, 10, 12, 13, 26].includes(byte)).length;
  return controls <= bytes.length / 10; // copied text may contain a few control characters, which the server replaces
}

/** The bytes of a file. Uses FileReader, because files have no `arrayBuffer` in older browsers. */
function bytesOf(file: Blob): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'));
    reader.readAsArrayBuffer(file);
  });
}
