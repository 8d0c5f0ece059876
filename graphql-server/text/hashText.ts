/**
 * FNV-1a over UTF-16 units, 32 bits, unsigned. Do not change it: stored search documents and the search memory contain
 * these hashes.
 */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
