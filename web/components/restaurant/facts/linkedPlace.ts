import { cityLine } from './cityLine';
import type { LinkedPlace } from './placeLinks';

/** What the graph tells of a place, as far as a map elsewhere needs it. */
type ToldPlace = {
  readonly name: string;
  readonly address: {
    readonly lines: readonly string[];
    readonly city?: string | null;
    readonly region?: string | null;
  };
  readonly externalListings: readonly { readonly source: string; readonly sourceId?: string | null }[];
  readonly coordinates?: LinkedPlace['coordinates'];
};

/** A place as the links to maps take it. */
export function linkedPlace({ name, address, externalListings, coordinates }: ToldPlace): LinkedPlace {
  return {
    name,
    location: cityLine({ city: address.city, region: address.region }),
    address: address.lines.join(', ') || null,
    placeId: externalListings.find(({ source }) => source === 'GOOGLE')?.sourceId,
    coordinates,
  };
}
