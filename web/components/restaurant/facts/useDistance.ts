import { useIntl } from 'react-intl';

const METERS_A_MILE = 1609.344;

/**
 * A distance in miles, written in the reader's language: "0.4 mi". It has no decimals from 10 miles on. Null when
 * unknown.
 */
export function useDistance(meters: number | null | undefined): string | null {
  const { formatNumber } = useIntl();
  if (meters === null || meters === undefined) return null;
  const miles = Math.max(0.1, meters / METERS_A_MILE);
  return formatNumber(miles, {
    style: 'unit',
    unit: 'mile',
    unitDisplay: 'short',
    maximumFractionDigits: miles < 10 ? 1 : 0,
  });
}
