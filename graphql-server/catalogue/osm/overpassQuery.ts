import { GONE, KINDS } from './readKind';

/** Degrees, WGS 84. */
export interface Box {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** How long the server may work on one query, in seconds; a wish that it may refuse. */
export const QUERY_SECONDS = 180;

/**
 * Overpass QL for every place of the kept kinds in the box, and for those that are gone. `out center` prints tags, the
 * coordinates of nodes and the centers of ways and relations (`out tags` alone would leave coordinates out).
 */
export function overpassQuery({ south, west, north, east }: Box): string {
  const box = [south, west, north, east].map((degrees) => degrees.toFixed(5)).join(',');
  const keys = ['', ...GONE.map((prefix) => `${prefix}:`)];
  const wanted = keys.flatMap((prefix) =>
    Object.entries(KINDS).map(([key, words]) => `nwr["${prefix}${key}"~"^(${words.join('|')})$"](${box});`),
  );
  return `[out:json][timeout:${QUERY_SECONDS}];\n(\n${wanted.join('\n')}\n);\nout center;\n`;
}
