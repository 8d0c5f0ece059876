import { GONE, KINDS } from './readKind';

/** A box on the map, in degrees (WGS 84). */
export interface Box {
  south: number;
  west: number;
  north: number;
  east: number;
}

/**
 * The time limit of the query in seconds. The query contains this limit. A busy Overpass server may refuse a query with
 * a long limit.
 */
export const QUERY_SECONDS = 180;

/**
 * Returns a query in Overpass QL. The query finds all places in the box that are of one of the KINDS, and places that
 * were of one of these kinds but no longer exist. A tag with several values ("bakery;deli") does not match.
 * `out center` prints tags, the coordinates of nodes, and the centers of ways and relations. (`out tags` would not
 * print coordinates.)
 */
export function overpassQuery({ south, west, north, east }: Box): string {
  const box = [south, west, north, east].map((degrees) => degrees.toFixed(5)).join(',');
  const keys = ['', ...GONE.map((prefix) => `${prefix}:`)];
  const wanted = keys.flatMap((prefix) =>
    Object.entries(KINDS).map(([key, words]) => `nwr["${prefix}${key}"~"^(${words.join('|')})$"](${box});`),
  );
  return `[out:json][timeout:${QUERY_SECONDS}];\n(\n${wanted.join('\n')}\n);\nout center;\n`;
}
