/** Width and height of every scene, in SVG units. */
export const CANVAS = { width: 1200, height: 800 } as const;

/** A number for SVG, rounded to a tenth. */
export const n = (value: number) => String(Math.round(value * 10) / 10);

/** A rectangle. */
export const rect = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}" ${more}/>`;

/** An ellipse. */
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`;

/** A path. */
export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;

/** A gradient from top to bottom, or from left to right if `across` is true. A stop is [0..1, color, opacity]. */
export const linear = (id: string, stops: readonly (readonly [number, string, number?])[], across = false) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${across ? 1 : 0}" y2="${across ? 0 : 1}">${stopsOf(stops)}</linearGradient>`;

/** A gradient around a point. `x`, `y` and `radius` are fractions of the shape's size. */
export const radial = (
  id: string,
  x: number,
  y: number,
  radius: number,
  stops: readonly (readonly [number, string, number?])[],
) => `<radialGradient id="${id}" cx="${x}" cy="${y}" r="${radius}">${stopsOf(stops)}</radialGradient>`;

const stopsOf = (stops: readonly (readonly [number, string, number?])[]) =>
  stops
    .map(([at, colour, opacity = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`)
    .join('');

/**
 * A blur filter. `room` is the space around the shape, in percent of the shape's size. The blur is cut off outside this
 * space. A larger space takes more time to draw.
 */
export const blur = (id: string, deviation: number, room = 50) =>
  `<filter id="${id}" x="-${room}%" y="-${room}%" width="${100 + 2 * room}%" height="${100 + 2 * room}%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;

/** Mixes two colors such as "#ff8800". `part` is the share of the second color, 0 to 1. */
export function mix(one: string, other: string, part: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [a, b] = [one, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number];
    return Math.round(a + (b - a) * part)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
