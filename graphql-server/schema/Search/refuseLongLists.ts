import { UserError } from '../../errors/UserError';
import type { RestaurantFilter } from './RestaurantFilter';

/** The maximum number of items in a list. A person does not choose more items. */
const MAX_ITEMS = 100;

/**
 * Refuses lists of more than 100 items, because long lists would make the search slow.
 * @throws UserError INVALID that names the list
 */
export function refuseLongLists(
  filter: typeof RestaurantFilter.$inferInput | null | undefined,
  withoutChipKeys: readonly string[] | null | undefined,
): void {
  const { dietary, features, ...lists } = filter ?? {};
  refuse(['filter', 'priceRanges'], lists.priceRanges);
  refuse(['filter', 'dietary', 'anyOf'], dietary?.anyOf);
  refuse(['filter', 'dietary', 'allOf'], dietary?.allOf);
  refuse(['filter', 'features', 'anyOf'], features?.anyOf);
  refuse(['filter', 'features', 'allOf'], features?.allOf);
  refuse(['filter', 'cuisines'], lists.cuisines);
  refuse(['filter', 'neighborhoods'], lists.neighborhoods);
  refuse(['filter', 'gemTypes'], lists.gemTypes);
  refuse(['withoutChipKeys'], withoutChipKeys);
}

function refuse(path: readonly string[], list: readonly unknown[] | null | undefined): void {
  if (!list || list.length <= MAX_ITEMS) return;
  const [field = '', parent] = [...path].reverse();
  const name = parent && parent !== 'filter' ? `${parent}.${field}` : field;
  throw new UserError('INVALID', `${name} must have at most ${MAX_ITEMS} items; leave out the others`, {
    field,
    path: path.length > 1 ? path : undefined,
  });
}
