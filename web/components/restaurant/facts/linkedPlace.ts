import { cityLine } from './cityLine';
import type { LinkedPlace } from './placeLinks';

/** The fields of a Restaurant in the GraphQL schema that the links to external maps need. */
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

/** Converts a Restaurant of the GraphQL schema into the facts that the links to external maps need. */
export function linkedPlace({ name, address, externalListings, coordinates }: GraphPlace): LinkedPlace {
  return {
    name,
    location: cityLine({ city: address.city, region: address.region }),
    address: address.lines.join(', ') || null,
    placeId: externalListings.find(({ source }) => source === 'GOOGLE')?.sourceId,
    coordinates,
  };
}
