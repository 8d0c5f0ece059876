import { useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { UpdateSettingsInput } from '../../__generated__/useUpdateSettingsMutation.graphql';
import type { Look } from '../../components/look/look';
import { chooseMemberLanguage, type Language, readLanguage } from '../../device/language';
import { chooseMemberTheme, readThemeChoice, type ThemeChoice } from '../../device/theme';
import { failureReason } from '../../relay/failureReason';
import { graphLanguage } from '../../relay/graphLanguage';
import { isSessionEnd } from '../../relay/isSessionEnd';
import { RequestError } from '../../relay/RequestError';
import { userErrorStatus } from '../../relay/userErrorStatus';
import { useSignInAgain } from '../../session/useSignInAgain';
import { useToast } from '../../ui/Toast';
import { useLatest } from '../../ui/useLatest';
import { useUpdateSettings } from './useUpdateSettings';

type DeviceLook = { theme: ThemeChoice; language: Language };

const readLook = (): DeviceLook => ({ theme: readThemeChoice(), language: readLanguage() });

function showLook({ theme, language }: Partial<DeviceLook>) {
  if (theme && theme !== readThemeChoice()) chooseMemberTheme(theme);
  if (language && language !== readLanguage()) chooseMemberLanguage(language);
}

/**
 * Changes a member's theme and language, immediately on the device and then on the server. Changes are sent one after
 * the other, so the server stores the last choice. If a change fails, a toast reports the failure, and the device
 * returns to the last accepted choice. The choice "Follow the system" is stored only on the device. The server then
 * still has the previous theme. `changing.current` counts the changes that are not finished.
 */
export function useSavedLook() {
  const { formatMessage } = useIntl();
  const showToast = useToast();
  const [update] = useUpdateSettings();
  const changing = useRef(0);
  const confirmed = useRef<DeviceLook>(undefined);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const signInAgain = useSignInAgain();
  const latest = useLatest({ formatMessage, showToast, signInAgain, update });

  const look = useMemo((): Look => {
    const send = async (input: UpdateSettingsInput) => {
      const { userErrors } = (await latest.current.update({ input })).updateSettings;
      if (!userErrors[0]) return;
      const { code, message, retryAfterSeconds } = userErrors[0];
      const details = { status: userErrorStatus(code), code, retryAfterSeconds: retryAfterSeconds ?? undefined };
      throw new RequestError('graphql', message, details);
    };
    const sayFailed = (error: unknown) => {
      if (isSessionEnd(error)) return latest.current.signInAgain();
      const status = error instanceof RequestError ? error.status : undefined;
      const reason = failureReason(error);
      latest.current.showToast({
        description: reason ? latest.current.formatMessage(reason, reason.values) : undefined,
        title: latest.current.formatMessage(
          { id: status === undefined ? 'shell.settingsFailed' : 'shell.settingsFailedStatus' },
          { status },
        ),
        tone: 'destructive',
      });
    };
    const change = (part: Partial<DeviceLook>, input?: UpdateSettingsInput) => {
      if (changing.current === 0) confirmed.current = readLook();
      changing.current += 1;
      showLook(part);
      queue.current = queue.current
        .then(() => (input ? send(input) : undefined))
        .then(() => {
          confirmed.current = { ...(confirmed.current ?? readLook()), ...part };
        }, sayFailed)
        .then(() => {
          changing.current -= 1;
          if (changing.current === 0 && confirmed.current) showLook(confirmed.current);
        });
    };
    return {
      chooseTheme: (theme) =>
        change({ theme }, theme === 'system' ? undefined : { displayMode: theme === 'dark' ? 'DARK' : 'LIGHT' }),
      chooseLanguage: (language) => change({ language }, { language: graphLanguage(language) }),
    };
  }, [latest]);
  return { look, changing };
}
