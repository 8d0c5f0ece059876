import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { readCity } from '../../../device/city';
import { failureReason } from '../../../relay/failureReason';
import { isSessionEnd } from '../../../relay/isSessionEnd';
import { RequestError } from '../../../relay/RequestError';
import { sendFile } from '../../../relay/sendFile';
import { useSignInAgain } from '../../../session/useSignInAgain';
import { isTextFile } from './isTextFile';

const mostBytes = 20_000_000;

/** The type, derived from the file's name, because browsers report different types. The server checks the content. */
const typeOf = ({ name }: File) => (/json$/i.test(name) ? 'application/json' : 'text/csv');

/**
 * `importFile` sends a file to the server, with the user's city for lines that name no city. It does not send a file
 * that is too large, or for which isTextFile returns false. When the server has read the file, `importId` (a uuid) is
 * set; `forget` clears it. If the session has ended, the sign-in opens. After any other failure, `problem` says why the
 * file was not read.
 */
export function useImportFile() {
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

  const importFile = useCallback(
    async (file: File) => {
      if (file.size > mostBytes) return setProblem(formatMessage({ id: 'settings.dataTooLarge' }));
      setProblem(undefined);
      setPending(true);
      try {
        if (!(await isTextFile(file))) return setProblem(formatMessage({ id: 'settings.dataNoTable' }));
        const path = `/api/imports?${new URLSearchParams({ location: readCity() })}`;
        const { id } = await sendFile(path, file, typeOf(file));
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
  return { importFile, pending, problem, importId, forget: () => setImportId(undefined) };
}
