/** A place that a map can show. */
export type MapPlace = {
  readonly id: string;
  readonly name: string;
  readonly coordinates: { readonly latitude: number; readonly longitude: number };
};

/**
 * The places that share one pin because they are near each other. Many groups have only one place. `coordinates`: the
 * mean of the places' coordinates.
 */
export type PlaceGroup = { key: string; places: readonly MapPlace[]; coordinates: MapPlace['coordinates'] };

/** The width and height of a grid cell, in pixels. A pin needs this much room. */
const cell = 56;
/**
 * The places of a cell join the group of a cell that touches it, if the middles are less than this many pixels apart.
 * This prevents nearly all pins that cover each other.
 */
const least = 42;
/** The width of the world in pixels at zoom 0. */
const world = 512;

/**
 * Groups places for a map whose zoom is a whole number. The places in one cell of a grid are a group, or join
 * a group that is too near. The places of one cell keep their order.
 */
export function groupPlaces(places: readonly MapPlace[], zoom: number): PlaceGroup[] {
  const size = (world * 2 ** zoom) / cell;
  const cells = new Map<string, Cell>();
  for (const place of places) {
    const { x, y } = onTheWorld(place.coordinates);
    const [column, row] = [Math.floor(x * size), Math.floor(y * size)];
    const key = `${zoom} ${column} ${row}`;
    const known = cells.get(key) ?? { column, row, places: [] };
    cells.set(key, known);
    known.places.push(place);
  }
  // The group of each cell. Cells whose groups were joined have the same group.
  const groups = new Map<string, { key: string; places: MapPlace[] }>();
  for (const [key, { column, row, places: inCell }] of cells) {
    const beside = besides.map(([east, south]) => groups.get(`${zoom} ${column + east} ${row + south}`));
    const near = beside.find((group) => group && pixelsBetween(middleOf(group.places), middleOf(inCell), zoom) < least);
    const group = near ?? { key, places: [] };
    group.places.push(...inCell);
    groups.set(key, group);
  }
  return [...new Set(groups.values())].map((group) => ({ ...group, coordinates: middleOf(group.places) }));
}

type Cell = { column: number; row: number; places: MapPlace[] };

const besides = [-1, 0, 1].flatMap((east) => [-1, 0, 1].map((south) => [east, south] as const));

function pixelsBetween(a: MapPlace['coordinates'], b: MapPlace['coordinates'], zoom: number): number {
  const [here, there] = [onTheWorld(a), onTheWorld(b)];
  return Math.hypot(here.x - there.x, here.y - there.y) * world * 2 ** zoom;
}

/** The position of a point on the map of the world (web Mercator): x and y from 0 to 1. */
function onTheWorld({ latitude, longitude }: MapPlace['coordinates']) {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return { x: longitude / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

function middleOf(places: readonly MapPlace[]): MapPlace['coordinates'] {
  const mean = (of: (place: MapPlace) => number) => places.reduce((sum, place) => sum + of(place), 0) / places.length;
  return {
    latitude: mean(({ coordinates }) => coordinates.latitude),
    longitude: mean(({ coordinates }) => coordinates.longitude),
  };
}
