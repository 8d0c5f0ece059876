/** The known names of a user. Guests have none, or a generated username. */
export type Names = {
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly username?: string | null | undefined;
  readonly isGuest?: boolean;
};

/** First and last name if both are known, or the username, or null. A guest's username does not count. */
export function displayName({ firstName, lastName, username, isGuest = false }: Names): string | null {
  if (firstName && lastName) return `${firstName} ${lastName}`;
  return (!isGuest && username) || null;
}
