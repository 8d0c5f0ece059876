import { createHash } from 'node:crypto';
import { badCursor } from '../../lists/badCursor';
import type { ListRequest } from '../../lists/listPage';
import type { Arrangement, SortKey } from './arrangeSaved';

/**
 * Makes the cursor of an entry. The cursor contains the values by which the entry is sorted, so it stays valid when the
 * entry is removed.
 */
export function savedCursor(wanted: Arrangement, { value, at, id }: SortKey): string {
  const known = value === Number.POSITIVE_INFINITY ? null : value; // JSON has no Infinity
  return Buffer.from(JSON.stringify([listOf(wanted), known, at, id])).toString('base64url');
}

/**
 * Reads the key from a cursor; null if no cursor was given.
 * @throws UserError BAD_CURSOR for a cursor that cannot be read, or that belongs to a list with other arguments
 */
export function readSavedCursor(wanted: Arrangement, request: ListRequest, field: 'after' | 'before'): SortKey | null {
  const cursor = request[field];
  if (cursor == null) return null;
  const decoded = parse(Buffer.from(cursor, 'base64url').toString());
  const [list, value, at, id]: unknown[] = Array.isArray(decoded) ? decoded : [];
  const isKey = wanted.sort === 'NAME' ? typeof value === 'string' : value === null || typeof value === 'number';
  if (list !== listOf(wanted) || !isKey || typeof at !== 'number' || typeof id !== 'string') throw badCursor(field);
  return { value: (value as string | number | null) ?? Number.POSITIVE_INFINITY, at, id };
}

/** A hash of all arguments of a list. It identifies the list to which a cursor belongs. */
function listOf({ sort, text, near, language }: Arrangement): string {
  const argumentsText = JSON.stringify([sort, text, near && [near.latitude, near.longitude], language]);
  return createHash('sha256').update(argumentsText).digest('base64url').slice(0, 16);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
