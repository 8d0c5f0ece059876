import { CELLS_A_ROW, matchKeysOf } from './matchKeys';

/**
 * In meters. Places within this distance are compared, because sources state different points for one restaurant: the
 * door, the middle of the plot, or the middle of a mall.
 */
const REACH = 200;
const METRES_PER_DEGREE = 111_320;

/** Converts 200 m to degrees of latitude, and to degrees of longitude at this latitude. */
export function degreesAround(latitude: number): { latitude: number; longitude: number } {
  const degrees = REACH / METRES_PER_DEGREE;
  return { latitude: degrees, longitude: degrees / Math.max(0.1, Math.cos((latitude * Math.PI) / 180)) };
}

/**
 * The cells (see MatchKeys) that together contain every point within 200 m of this point. One of them is the cell of
 * this point itself.
 */
export function cellsAround(latitude: number, longitude: number): number[] {
  const reach = degreesAround(latitude);
  const southWest = cellOf(latitude - reach.latitude, longitude - reach.longitude);
  const northEast = cellOf(latitude + reach.latitude, longitude + reach.longitude);
  const columns = (northEast % CELLS_A_ROW) - (southWest % CELLS_A_ROW);
  const cells: number[] = [];
  for (let row = southWest; row <= northEast; row += CELLS_A_ROW)
    for (let column = 0; column <= columns; column += 1) cells.push(row + column);
  return cells;
}

const cellOf = (latitude: number, longitude: number) =>
  matchKeysOf({ latitude, longitude, phone: null, address: null, state: '', city: '' }).cell ?? 0;
