import type { User } from '../../database/__generated__/prisma/client';

/** A user in REST, without password and reset token. */
export function presentUser(user: User) {
  const { id, username, email, firstName, lastName, profileImageUrl, provider, isGuest, createdAt, updatedAt } = user;
  return { id, username, email, firstName, lastName, profileImageUrl, provider, isGuest, createdAt, updatedAt };
}

/** The answer to every sign-in: the user's fields, and the same fields again in `user`. */
export function presentSignedIn(user: User) {
  const presented = presentUser(user);
  return { ...presented, user: presented };
}
