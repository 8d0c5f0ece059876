import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { failureReason } from '../../../relay/failureReason';
import { isSessionEnd } from '../../../relay/isSessionEnd';
import { RequestError } from '../../../relay/RequestError';
import { sendFile } from '../../../relay/sendFile';
import { useSignInAgain } from '../../../session/useSignInAgain';

const mostBytes = 20_000_000;

/** Browsers report many types for the same kind of file; the server looks at the content instead. */
const typeOf = ({ name }: File) => (/json$/i.test(name) ? 'application/json' : 'text/csv');

/**
 * Sends a file to the server: `importId` (uuid) is set when the server has read it, `problem` says why it could not.
 */
export function useBringFile() {
  const { formatMessage } = useIntl();
  const signInAgain = useSignInAgain();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [importId, setImportId] = useState<string>();

  const wordsFor = useCallback(
    (failure: unknown): string => {
      const reason = failureReason(failure);
      if (reason) return formatMessage(reason, reason.values);
      if (failure instanceof RequestError) {
        if (failure.kind === 'offline') return formatMessage({ id: 'settings.dataOffline' });
        if (failure.kind === 'rateLimited') return formatMessage({ id: 'settings.dataTooMany' });
        if (failure.status === 413) return formatMessage({ id: 'settings.dataTooLarge' });
        if (failure.serverMessage) {
          return formatMessage({ id: 'settings.dataUnreadable' }, { reason: failure.serverMessage });
        }
      }
      return formatMessage({ id: 'settings.dataFailed' });
    },
    [formatMessage],
  );

  const bring = useCallback(
    async (file: File) => {
      if (file.size > mostBytes) return setProblem(formatMessage({ id: 'settings.dataTooLarge' }));
      setProblem(undefined);
      setPending(true);
      try {
        const { id } = await sendFile('/api/imports', file, typeOf(file));
        setImportId(String(id));
      } catch (failure) {
        if (isSessionEnd(failure)) signInAgain();
        else setProblem(wordsFor(failure));
      } finally {
        setPending(false);
      }
    },
    [formatMessage, signInAgain, wordsFor],
  );
  return { bring, pending, problem, importId, forget: () => setImportId(undefined) };
}
