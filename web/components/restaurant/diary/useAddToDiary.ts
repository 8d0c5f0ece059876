import { useIntl } from 'react-intl';
import type { AddDiaryEntryInput } from '../../../__generated__/useAddDiaryEntryMutation.graphql';
import { useAddDiaryEntry } from './useAddDiaryEntry';
import { useDiaryWords } from './useDiaryWords';
import { useRemoveFromDiary } from './useRemoveFromDiary';

/**
 * Adds a restaurant to the member's diary and shows the result in a toast. After a success, the toast has a button to
 * undo the addition.
 * @returns [add, pending]; `add` needs the restaurant's name for the undo button, and resolves to true if the
 * restaurant was added
 */
export function useAddToDiary() {
  const { formatMessage } = useIntl();
  const { say, failToAdd } = useDiaryWords();
  const [add, pending] = useAddDiaryEntry();
  const [remove] = useRemoveFromDiary();
  const addToDiary = async (name: string, input: AddDiaryEntryInput): Promise<boolean> => {
    try {
      const { userErrors, entryId } = await add(input);
      if (userErrors[0]) throw userErrors[0];
      const entry = entryId && { entryId, restaurantId: input.restaurantId, name, isListed: true };
      const undo = entry && {
        label: formatMessage({ id: 'save.undo' }),
        hint: formatMessage({ id: 'diaryEntry.addedUndo' }, { name }),
        onPress: () => void remove(entry),
      };
      say('diaryEntry.addedTitle', 'diaryEntry.added', undo || undefined);
      return true;
    } catch (failure) {
      failToAdd(failure);
      return false;
    }
  };
  return [addToDiary, pending] as const;
}
