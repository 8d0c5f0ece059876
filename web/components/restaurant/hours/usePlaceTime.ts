import { useIntl } from 'react-intl';
import type { PlaceMoment } from './openStatus';

/**
 * Returns functions that format a restaurant's local times ("10 PM", "10:30 PM") and days ("Tue", "Tuesday") in the
 * user's language.
 */
export function usePlaceTime() {
  const { locale, formatDate } = useIntl();
  const formatMinute = (minute: number): string => {
    const short = locale.startsWith('en') && minute % 60 === 0;
    const options = { hour: 'numeric', minute: short ? undefined : '2-digit', timeZone: 'UTC' } as const;
    return formatDate(new Date(Date.UTC(2024, 0, 7, 0, minute % 1440)), options);
  };
  const formatDay = (day: number, weekday: 'short' | 'long'): string =>
    formatDate(new Date(Date.UTC(2024, 0, 7 + day)), { weekday, timeZone: 'UTC' });
  const formatMoment = ({ day, minute, near }: PlaceMoment): string =>
    near ? formatMinute(minute) : `${formatDay(day, 'short')} ${formatMinute(minute)}`;
  return { formatMinute, formatDay, formatMoment };
}
