import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useRelayEnvironment } from 'react-relay';
import { commitLocalUpdate } from 'relay-runtime';
import type {
  useApplyImportMutation,
  useApplyImportMutation$data,
} from '../../../__generated__/useApplyImportMutation.graphql';
import { failureReason } from '../../../relay/failureReason';
import { isSessionEnd } from '../../../relay/isSessionEnd';
import { useTypedMutation } from '../../../relay/useTypedMutation';
import { useSignInAgain } from '../../../session/useSignInAgain';
import { useToast } from '../../../ui/Toast';

/** The result of an import. */
export type Imported = NonNullable<useApplyImportMutation$data['applyDataImport']>;

/** A line of the file and the global id of the restaurant that the member chose for this line. */
export type Choice = { line: number; restaurantId: string };

/** Whether the server no longer has the import. The server keeps only the last file of a member, for one day. */
const isGone = (failure: unknown) => (failure as { code?: unknown } | null)?.code === 'NOT_FOUND';

/**
 * Returns [apply, remaining]. `apply` applies a prepared import; for a long file, it sends several requests. While the
 * import runs, `remaining` is the number of lines left (0 before the first response). At other times it is null. If a
 * request fails, a toast is shown or the sign-in opens, and `apply` resolves to null. If the server still has the
 * import, the next call of `apply` imports the lines that are left. After a complete import, the whole Relay store is
 * invalidated, so that all lists load again.
 */
export function useApplyImport(dataImportId: string) {
  const { formatMessage } = useIntl();
  const showToast = useToast();
  const signInAgain = useSignInAgain();
  const environment = useRelayEnvironment();
  const [remaining, setRemaining] = useState<number | null>(null);
  const [commit] = useTypedMutation<useApplyImportMutation>(graphql`
    mutation useApplyImportMutation($input: ApplyDataImportInput!) {
      applyDataImport(input: $input) {
        savedCount
        diaryEntryCount
        visitCount
        ratingCount
        alreadyThereCount
        leftOutCount
        unsureCount
        unknownCount
        unreadableCount
        noRoomCount
        remainingCount
        userErrors {
          code
          retryAfterSeconds
        }
      }
    }
  `);

  const applyAll = useCallback(
    async (choices: readonly Choice[]): Promise<Imported> => {
      setRemaining(0);
      for (let input: { dataImportId: string; choices?: readonly Choice[] } = { dataImportId, choices }; ; ) {
        const { applyDataImport } = await commit({ input });
        const [refusal] = applyDataImport.userErrors;
        if (refusal) throw refusal;
        if (!applyDataImport.remainingCount) return applyDataImport;
        setRemaining(applyDataImport.remainingCount);
        input = { dataImportId };
      }
    },
    [commit, dataImportId],
  );
  const apply = useCallback(
    async (choices: readonly Choice[]): Promise<Imported | null> => {
      try {
        const result = await applyAll(choices);
        commitLocalUpdate(environment, (store) => store.invalidateStore());
        return result;
      } catch (failure) {
        if (isSessionEnd(failure)) signInAgain();
        else {
          const reason = failureReason(failure);
          showToast({
            title: formatMessage({ id: isGone(failure) ? 'settings.dataGone' : 'settings.dataApplyFailed' }),
            description: reason ? formatMessage(reason, reason.values) : undefined,
            tone: 'destructive',
          });
        }
        return null;
      } finally {
        setRemaining(null);
      }
    },
    [applyAll, environment, signInAgain, showToast, formatMessage],
  );
  return [apply, remaining] as const;
}
