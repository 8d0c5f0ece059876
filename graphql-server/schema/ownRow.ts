import type { Context } from '../context/context';
import { isUuid } from '../database/isUuid';

/** A uuid that no row has. */
export const NO_ONE = '00000000-0000-0000-0000-000000000000';

/** Returns a filter that finds the row with this uuid only if the viewer is a member and owns the row. */
export function ownRow(id: string, { viewer }: Context): { id: string; userId: string } {
  return { id: isUuid(id) ? id : NO_ONE, userId: viewer.kind === 'MEMBER' ? viewer.userId : NO_ONE };
}
