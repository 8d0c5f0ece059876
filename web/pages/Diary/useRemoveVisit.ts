import { graphql } from 'react-relay';
import type { useRemoveVisitMutation } from '../../__generated__/useRemoveVisitMutation.graphql';
import { useDiaryWords } from '../../components/restaurant/diary/useDiaryWords';
import { useUndo } from '../../components/restaurant/removed/useUndo';
import { useLanguage } from '../../device/language';
import { graphLanguage } from '../../relay/graphLanguage';
import { useTypedMutation } from '../../relay/useTypedMutation';
import { writeOnce } from '../../relay/writeOnce';
import { useRefreshEntry } from './useRefreshEntry';

/**
 * Returns [remove, pending]. `remove` removes a visit of an entry and shows a toast, which has an undo button after a
 * success. If the visit was already removed elsewhere, the entry is loaded again.
 */
export function useRemoveVisit(entryId: string) {
  const language = graphLanguage(useLanguage());
  const { say, fail } = useDiaryWords();
  const refresh = useRefreshEntry();
  const undo = useUndo('diaryEntry.undoVisitHint');
  const [commit, pending] = useTypedMutation<useRemoveVisitMutation>(graphql`
    mutation useRemoveVisitMutation($input: RemoveDiaryVisitInput!, $language: Language!) {
      removeDiaryVisit(input: $input) {
        diaryEntry {
          ...DiaryItem_entry
        }
        removedItem {
          id
        }
        userErrors {
          code
          retryAfterSeconds
        }
      }
    }
  `);
  const remove = async (diaryVisitId: string, name: string): Promise<void> => {
    try {
      const write = [`visit ${diaryVisitId}`, 'remove'] as const;
      const { removeDiaryVisit } = await writeOnce(write, { diaryVisitId }, (input) => commit({ input, language }));
      const { userErrors, removedItem } = removeDiaryVisit;
      const isGone = userErrors[0]?.code === 'NOT_FOUND';
      if (isGone) refresh(entryId);
      if (userErrors[0]) fail(userErrors[0], isGone ? 'diary.gone' : 'diary.removeVisitFailed');
      else say('diary.visitRemovedTitle', 'diary.visitRemoved', undo(name, removedItem?.id));
    } catch (error) {
      fail(error, 'diary.removeVisitFailed');
    }
  };
  return [remove, pending] as const;
}
