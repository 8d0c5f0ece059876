/** Services that cost by the call. */
export type PaidService = 'ai' | 'google' | 'yelp';

/** One request's leave to make calls that cost money. */
export interface Purse {
  /**
   * Takes leave for one call, before it is made.
   * @param quota calls of the service a UTC day, over all servers
   * @returns false when there is none for this request, this address or member, or this day; also when that cannot be
   * counted. The caller then does without: nothing is thrown.
   */
  spend(service: PaidService, quota: number, now: Date): Promise<boolean>;
}
