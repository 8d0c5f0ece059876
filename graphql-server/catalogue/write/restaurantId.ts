import { hash } from 'node:crypto';

/** A random UUID, generated for Fuud. Never change it, because restaurantId would then return other ids. */
const NAMESPACE = Buffer.from('6f1d0c5e3b7a4f529c1e8a64d2b90f37', 'hex');

/**
 * The id of a restaurant that an import creates for a place: UUID version 5 (RFC 9562, 5.5) of "source/sourceId". Each
 * import computes the same id for the same place, so links stay valid. If another restaurant already has this id,
 * joinPlaces uses a random UUID instead.
 */
export function restaurantId(source: string, sourceId: string): string {
  const digest = hash('sha1', Buffer.concat([NAMESPACE, Buffer.from(`${source}/${sourceId}`)]));
  const variant = ((Number.parseInt(digest.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
  const parts = [digest.slice(0, 8), digest.slice(8, 12), `5${digest.slice(13, 16)}`, variant + digest.slice(18, 20)];
  return [...parts, digest.slice(20, 32)].join('-');
}
