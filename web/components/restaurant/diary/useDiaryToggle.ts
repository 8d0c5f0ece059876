import { useAddToDiary } from './useAddToDiary';
import { useRemoveFromDiary } from './useRemoveFromDiary';

/**
 * Returns `toggle` and `pending`. If the member's diary contains the restaurant, `toggle` removes the entry. If not,
 * `toggle` adds the restaurant. `pending` is true while the app waits for the response. The page shows the change
 * before the response arrives, and undoes the change after a failure.
 * @param entryId the id of the existing entry; undefined if the diary does not contain the restaurant
 */
export function useDiaryToggle(restaurantId: string, name: string, entryId: string | undefined) {
  const [add, adding] = useAddToDiary();
  const [remove, removing] = useRemoveFromDiary();
  const toggle = async () => {
    if (entryId) await remove({ entryId, restaurantId, name, isListed: true });
    else await add(name, { restaurantId });
  };
  return { toggle, pending: adding || removing };
}
