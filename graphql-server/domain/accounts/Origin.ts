/** Where an attempt with a password comes from. */
export interface Origin {
  /** The client's network address. */
  address: string;
  /** @returns the device's own name when it has signed in to that account (user id) before; else null */
  deviceKnownTo(userId: string): string | null;
}
