import { isUuid } from '../database/isUuid';
import { UserError } from '../errors/UserError';

const SPELLING = /^([A-Z][A-Za-z0-9]*):([^:]+)$/s;

/** Returns the type name and the id in a global id; null for any other text. */
export function readGlobalId(text: string): { typename: string; id: string } | null {
  const [, typename, id] = SPELLING.exec(Buffer.from(text, 'base64').toString()) ?? [];
  return typename && id ? { typename, id } : null;
}

/** Returns the type name and the id in a global id. @throws UserError INVALID if the text is not a global id */
export function decodeGlobalId(globalId: string): { typename: string; id: string } {
  const read = readGlobalId(globalId);
  if (!read) throw new UserError('INVALID', 'id: Invalid input, this is not a global id', { field: 'id' });
  return read;
}

/** Returns a global id in the form that the Relay plugin uses. decodeGlobalId can read it. */
export function encodeGlobalId(typename: string, uuid: string): string {
  return Buffer.from(`${typename}:${uuid}`).toString('base64');
}

/**
 * Returns the uuid of a restaurant. `id` is the restaurant's global id or the uuid itself. For any other id, returns a
 * text with which nothing is found.
 */
export function restaurantUuid(id: string): string {
  return uuidOf('Restaurant', id);
}

/** Returns the id (a uuid or a key) in a global id of this type; null for any other text. */
export function keyOf(type: string, id: string): string | null {
  const read = readGlobalId(id);
  return read?.typename === type ? read.id : null;
}

/**
 * If `id` is a uuid, returns `id` itself. If `id` is a global id of this type, returns the id that it contains, without
 * checking that this id is a uuid. For any other text, returns an empty text, with which nothing is found.
 */
export function uuidOf(type: string, id: string): string {
  return isUuid(id) ? id : (keyOf(type, id) ?? '');
}
