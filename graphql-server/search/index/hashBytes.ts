/** Returns a signed 32-bit hash of `length` bytes from bytes[start] on. It is FNV-1a, but starts with the length. */
export function hashBytes(bytes: Uint8Array, start: number, length: number): number {
  let hash = length;
  for (let at = start; at < start + length; at++) hash = Math.imul(hash ^ (bytes[at] ?? 0), 0x01000193);
  return hash ^ (hash >>> 15);
}
