import { cityLine } from './cityLine';
import type { LinkedPlace } from './placeLinks';

/** The fields of the graph's Restaurant from which the links to other maps are made. */
type GraphPlace = {
  readonly name: string;
  readonly address: {
    readonly lines: readonly string[];
    readonly city?: string | null;
    readonly region?: string | null;
  };
  readonly externalListings: readonly { readonly source: string; readonly sourceId?: string | null }[];
  readonly coordinates?: LinkedPlace['coordinates'];
};

/** Converts a Restaurant of the graph into the facts for the links to other maps. */
export function linkedPlace({ name, address, externalListings, coordinates }: GraphPlace): LinkedPlace {
  return {
    name,
    location: cityLine({ city: address.city, region: address.region }),
    address: address.lines.join(', ') || null,
    placeId: externalListings.find(({ source }) => source === 'GOOGLE')?.sourceId,
    coordinates,
  };
}
