import findTimeZone from '@photostructure/tz-lookup';
import type { Point } from './kilometresBetween';

/** The IANA time zone at the middle of a city, e.g. "America/Chicago". */
export const cityTimeZone = ({ latitude, longitude }: Point): string => findTimeZone(latitude, longitude);
