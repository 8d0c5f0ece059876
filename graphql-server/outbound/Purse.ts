/** Services that charge for each call. */
export type PaidService = 'ai' | 'google' | 'yelp';

/** One request's permission to make calls that cost money. */
export interface Purse {
  /**
   * Reserves one call, before it is made.
   * @param quota calls to the service per UTC day, for all servers together
   * @returns false when this request, this address or member, or this day has no call left, or the count fails. The
   * caller then works without the service; nothing is thrown.
   */
  spend(service: PaidService, quota: number, now: Date): Promise<boolean>;
}
