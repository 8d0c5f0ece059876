import { useAddToDiary } from './useAddToDiary';
import { useRemoveFromDiary } from './useRemoveFromDiary';

/**
 * The function that writes a restaurant into the member's diary, or takes its entry out, and whether it is under way. The
 * toggle turns before the answer, and back if that is no.
 * @param entryId of the entry that is there; undefined for none
 */
export function useDiaryToggle(restaurantId: string, name: string, entryId: string | undefined) {
  const [add, adding] = useAddToDiary();
  const [remove, removing] = useRemoveFromDiary();
  const toggle = async () => {
    if (entryId) await remove({ entryId, restaurantId, name, isListed: true });
    else await add({ restaurantId });
  };
  return { toggle, pending: adding || removing };
}
