import { useIntl } from 'react-intl';

const METERS_A_MILE = 1609.344;
const METERS_A_FOOT = 0.3048;

/**
 * A distance, written in the user's language: in feet below 0.2 mile ("400 ft"), otherwise in miles ("0.4 mi"). Feet
 * are rounded to multiples of 50, at least 50. From 10 miles on, there are no decimals. Null when unknown.
 */
export function useDistance(meters: number | null | undefined): string | null {
  const { formatNumber } = useIntl();
  if (meters === null || meters === undefined) return null;
  const miles = meters / METERS_A_MILE;
  if (miles < 0.2) {
    const feet = Math.max(50, Math.round(meters / METERS_A_FOOT / 50) * 50);
    return formatNumber(feet, { style: 'unit', unit: 'foot', unitDisplay: 'short' });
  }
  return formatNumber(miles, {
    style: 'unit',
    unit: 'mile',
    unitDisplay: 'short',
    maximumFractionDigits: miles < 10 ? 1 : 0,
  });
}
