import type { AddDiaryEntryInput } from '../../../__generated__/useAddDiaryEntryMutation.graphql';
import { useAddDiaryEntry } from './useAddDiaryEntry';
import { useDiaryWords } from './useDiaryWords';

/**
 * [add, pending]: adds a restaurant to the member's diary and shows the result in a toast; `add` resolves to whether it
 * is in the diary now.
 */
export function useAddToDiary() {
  const { say, failToAdd } = useDiaryWords();
  const [add, pending] = useAddDiaryEntry();
  const addToDiary = async (input: AddDiaryEntryInput): Promise<boolean> => {
    const failure = await add(input).then(
      (userErrors) => userErrors[0],
      (error: unknown) => error,
    );
    if (failure === undefined) say('diaryEntry.addedTitle', 'diaryEntry.added');
    else failToAdd(failure);
    return failure === undefined;
  };
  return [addToDiary, pending] as const;
}
