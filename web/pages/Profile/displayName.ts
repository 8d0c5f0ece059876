/** The known names of a user. Guests do not choose a name, so Fuud generates the username of a guest. */
export type Names = {
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly username?: string | null | undefined;
  readonly isGuest?: boolean;
};

/** First and last name if both are known, or else the username (not for guests), or else null. */
export function displayName({ firstName, lastName, username, isGuest = false }: Names): string | null {
  if (firstName && lastName) return `${firstName} ${lastName}`;
  return (!isGuest && username) || null;
}
