/** The fields of a restaurant that hasOpenLine needs. */
interface Place {
  readonly hours: { readonly weekly: readonly unknown[] | null | undefined } | null | undefined;
  readonly operatingStatus: string | null | undefined;
}

/**
 * Whether the weekly hours are known or the restaurant is permanently closed. If neither is true, OpenLine shows "Hours
 * not listed", or nothing with `hideUnknown`.
 */
export function hasOpenLine({ hours, operatingStatus }: Place): boolean {
  return Boolean(hours?.weekly?.length) || operatingStatus === 'PERMANENTLY_CLOSED';
}
