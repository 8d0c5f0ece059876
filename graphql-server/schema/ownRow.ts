import type { Context } from '../context/context';
import { isUuid } from '../database/isUuid';

/** The uuid that nothing and nobody has. */
export const NO_ONE = '00000000-0000-0000-0000-000000000000';

/** Finds a row by its uuid when it is the viewer's own, and nothing when it is somebody else's. */
export function ownRow(id: string, { viewer }: Context): { id: string; userId: string } {
  return { id: isUuid(id) ? id : NO_ONE, userId: viewer.kind === 'MEMBER' ? viewer.userId : NO_ONE };
}
