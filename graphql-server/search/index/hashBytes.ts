/** Returns a signed 32-bit hash (a variant of FNV-1a) of `length` bytes from bytes[start] on. */
export function hashBytes(bytes: Uint8Array, start: number, length: number): number {
  let hash = length;
  for (let at = start; at < start + length; at++) hash = Math.imul(hash ^ (bytes[at] ?? 0), 0x01000193);
  return hash ^ (hash >>> 15);
}
