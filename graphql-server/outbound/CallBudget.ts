/** Services that charge for each call. */
export type PaidService = 'ai' | 'google' | 'yelp';

/** One request's permission to make calls that cost money. */
export interface CallBudget {
  /**
   * Reserves one call before the call is made.
   * @param quota the maximum number of calls to the service per UTC day, for all servers together; visitors and guests
   * may use only a part of these calls
   * @returns false when a limit is reached: the limit of this request, of this day, of this member, or of this IP
   * address if the viewer is not a member. Also false when the calls cannot be counted. The function never throws,
   * because the caller can work without the service.
   */
  reserveCall(service: PaidService, quota: number, now: Date): Promise<boolean>;
}
