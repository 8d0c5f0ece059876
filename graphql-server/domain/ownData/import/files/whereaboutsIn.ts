import { cutText } from '../../../../text/cutText';
import type { DescribedPlace } from '../RowContent';
import { readAddressText } from './readAddressText';
import type { Field } from './readHeader';

const orNull = (text: string) => text || null;

/**
 * Where a restaurant is, according to a row of a table. A location with digits is an address; a location without digits
 * is a city ("St. Louis" or "St. Louis, MO"). The point 0, 0 means that the coordinates are unknown.
 */
export function whereaboutsIn(text: (field: Field) => string): Partial<DescribedPlace> {
  const location = text('location');
  const isAddress = /\d/.test(location);
  const parts = readAddressText(cutText(text('address') || (isAddress ? location : ''), 300));
  const [north = '', east = ''] = text('coordinates')
    .replace(/[()]/g, '')
    .split(/\s*[,;]\s*|\s+/);
  const latitude = degrees(text('latitude') || north, 90);
  const longitude = degrees(text('longitude') || east, 180);
  const isPoint = latitude !== null && longitude !== null && (latitude !== 0 || longitude !== 0);
  return {
    address: parts.address,
    city: orNull(cutText(text('city'), 100)) ?? parts.city ?? orNull(isAddress ? '' : cutText(location, 100)),
    region: orNull(cutText(text('region'), 100)) ?? parts.region,
    postalCode: orNull(cutText(text('postalCode'), 20)) ?? parts.postalCode,
    ...(isPoint && { latitude, longitude }),
  };
}

function degrees(text: string, most: number): number | null {
  const value = text === '' ? Number.NaN : Number(text.replace(',', '.'));
  return Math.abs(value) <= most ? value : null;
}
