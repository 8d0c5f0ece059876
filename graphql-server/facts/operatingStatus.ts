/** Whether a place is in business, beside its hours. */
export type OperatingStatus = 'OPERATING' | 'TEMPORARILY_CLOSED' | 'PERMANENTLY_CLOSED';

/** What the catalogue knows: that a source says it closed for good, or nothing. */
export function operatingStatus({ isClosed }: { isClosed: boolean }): OperatingStatus | null {
  return isClosed ? 'PERMANENTLY_CLOSED' : null;
}
