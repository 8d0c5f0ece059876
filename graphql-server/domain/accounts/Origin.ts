/** Where a sign-in attempt comes from. */
export interface Origin {
  /** The client's network address. */
  address: string;
  /** @returns the device's name if the device has signed in to this account (user id) before; otherwise null */
  deviceKnownTo(userId: string): string | null;
}
