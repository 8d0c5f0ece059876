/** Whether a place is in business. Its opening hours do not matter. */
export type OperatingStatus = 'OPERATING' | 'TEMPORARILY_CLOSED' | 'PERMANENTLY_CLOSED';

/** The status from the catalogue: PERMANENTLY_CLOSED if the restaurant is marked as closed, otherwise null. */
export function operatingStatus({ isClosed }: { isClosed: boolean }): OperatingStatus | null {
  return isClosed ? 'PERMANENTLY_CLOSED' : null;
}
