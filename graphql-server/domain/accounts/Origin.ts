/** Where a sign-in attempt comes from. */
export interface Origin {
  /** The client's network address. */
  address: string;
  /** @returns the name of the client's device if this user has signed in on it before, otherwise null */
  deviceKnownTo(userId: string): string | null;
}
