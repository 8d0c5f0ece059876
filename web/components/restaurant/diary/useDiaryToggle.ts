import { useAddToDiary } from './useAddToDiary';
import { useRemoveFromDiary } from './useRemoveFromDiary';

/**
 * `toggle` adds a restaurant to the member's diary, or removes the entry if there is one. `pending` is true until the
 * response arrives. The button changes before the response, and changes back after a failure.
 * @param entryId the id of the existing entry; undefined when there is none
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
