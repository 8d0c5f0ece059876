import type { User } from '../../database/__generated__/prisma/client';

/** A user as REST shows it: no password, no reset token (D10). */
export function presentUser(user: User) {
  const { id, username, email, firstName, lastName, profileImageUrl, provider, isGuest, createdAt, updatedAt } = user;
  return { id, username, email, firstName, lastName, profileImageUrl, provider, isGuest, createdAt, updatedAt };
}

/** The answer to whatever signs somebody in: the user's fields, and the same under `user` (D9). */
export function presentSignedIn(user: User) {
  const presented = presentUser(user);
  return { ...presented, user: presented };
}
