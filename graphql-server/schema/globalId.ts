import { isUuid } from '../database/isUuid';
import { UserError } from '../errors/UserError';

const SPELLING = /^([A-Z][A-Za-z0-9]*):([^:]+)$/s;

/** What a global id is made of; null for any other text. */
export function readGlobalId(text: string): { typename: string; id: string } | null {
  const [, typename, id] = SPELLING.exec(Buffer.from(text, 'base64').toString()) ?? [];
  return typename && id ? { typename, id } : null;
}

/** @throws UserError INVALID when the text is no global id of this graph. */
export function decodeGlobalId(globalId: string): { typename: string; id: string } {
  const read = readGlobalId(globalId);
  if (!read) throw new UserError('INVALID', 'id: Invalid input, this is not a global id', { field: 'id' });
  return read;
}

/** The id that decodeGlobalId reads, as Relay's plugin makes it too. */
export function encodeGlobalId(typename: string, uuid: string): string {
  return Buffer.from(`${typename}:${uuid}`).toString('base64');
}

/** The uuid behind a restaurant's global id or its plain uuid; any other text comes back empty and finds nothing. */
export function restaurantUuid(id: string): string {
  return uuidOf('Restaurant', id);
}

/** What stands behind the type in a global id of that type; null for any other text. */
export function keyOf(type: string, id: string): string | null {
  const read = readGlobalId(id);
  return read?.typename === type ? read.id : null;
}

/** The uuid behind a global id of that type, or the plain uuid; empty for any other text, so that it finds nothing. */
export function uuidOf(type: string, id: string): string {
  return isUuid(id) ? id : (keyOf(type, id) ?? '');
}
