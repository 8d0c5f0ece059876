/** What is known of how somebody is called. Guests have none of it, or a username made up for them. */
export type Names = {
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly username?: string | null | undefined;
  readonly isGuest?: boolean;
};

/** First and last name when both are there, else the username, else null; a guest's username does not count (decision D74). */
export function displayName({ firstName, lastName, username, isGuest = false }: Names): string | null {
  if (firstName && lastName) return `${firstName} ${lastName}`;
  return (!isGuest && username) || null;
}
