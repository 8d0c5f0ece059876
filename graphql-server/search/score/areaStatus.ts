import type { SearchArea } from '../area/SearchArea';
import type { CityIndex } from '../index/CityIndex';
import { isInArea } from './isInArea';

/**
 * Whether an area was found. FOUND: the area has restaurants. UNKNOWN: no city has the requested name or id, and the
 * address of no restaurant contains the name. AMBIGUOUS: several cities have the name, and the most populous was
 * searched, even if it has no restaurants. EMPTY: the area is known but has no restaurants that serve everybody.
 */
export type AreaStatus = 'FOUND' | 'UNKNOWN' | 'AMBIGUOUS' | 'EMPTY';

/** @param total how many restaurants were found; if 0, the function checks whether the area has any restaurants */
export function statusOf(area: SearchArea, index: CityIndex, total: number): AreaStatus {
  if (area.alternatives.length > 0) return 'AMBIGUOUS';
  if (total > 0) return 'FOUND';
  if (area.center === null && index.currentCount === 0) return 'UNKNOWN';
  return hasRestaurant(area, index) ? 'FOUND' : 'EMPTY';
}

function hasRestaurant(area: SearchArea, index: CityIndex): boolean {
  const limits = { near: area.near, maxKilometres: area.near ? area.kilometres : null, box: area.box };
  for (let place = 0; place < index.columns.size; place++) {
    const { isCurrent, audience } = index.columns;
    if (isCurrent[place] !== 0 && audience[place] === 0 && isInArea(index, limits, place)) return true;
  }
  return false;
}
