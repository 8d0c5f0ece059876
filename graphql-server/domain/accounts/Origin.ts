/** Where a sign-in attempt comes from. */
export interface Origin {
  /** The client's network address. */
  address: string;
  /** @returns the name of the client's device if the device remembers a sign-in of this user, otherwise null */
  deviceKnownTo(userId: string): string | null;
}
