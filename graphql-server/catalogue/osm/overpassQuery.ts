import { GONE, KINDS } from './readKind';

/** Degrees, WGS 84. */
export interface Box {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** How long the server may work on one query, in seconds. The server may refuse this. */
export const QUERY_SECONDS = 180;

/**
 * Overpass QL for all places of the kept kinds in the box, and for such places that are gone. `out center` prints tags,
 * the coordinates of nodes, and the centers of ways and relations. (`out tags` would print no coordinates.)
 */
export function overpassQuery({ south, west, north, east }: Box): string {
  const box = [south, west, north, east].map((degrees) => degrees.toFixed(5)).join(',');
  const keys = ['', ...GONE.map((prefix) => `${prefix}:`)];
  const wanted = keys.flatMap((prefix) =>
    Object.entries(KINDS).map(([key, words]) => `nwr["${prefix}${key}"~"^(${words.join('|')})$"](${box});`),
  );
  return `[out:json][timeout:${QUERY_SECONDS}];\n(\n${wanted.join('\n')}\n);\nout center;\n`;
}
