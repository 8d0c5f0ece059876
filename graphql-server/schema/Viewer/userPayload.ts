import type { User as UserRow } from '../../database/__generated__/prisma/client';
import { payloadType } from '../errors/UserError';
import { User } from './User';

/** Makes the payload type of a mutation that changes a member's account. */
export function userPayload(mutation: string) {
  return payloadType<{ user: UserRow }>(`${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Payload`, {
    description: `The answer to ${mutation}.`,
    fields: (t) => ({
      user: t.field({
        type: User,
        nullable: true,
        description: 'The account after the mutation; null when the mutation was refused.',
        resolve: ({ user }) => user,
      }),
    }),
  });
}
