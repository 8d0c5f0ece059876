import { type RefObject, useEffect } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { SettingsMirror_viewer$key } from '../../__generated__/SettingsMirror_viewer.graphql';
import { chooseMemberLanguage, type Language } from '../../device/language';
import { takeServerTheme } from '../../device/takeServerTheme';
import type { Theme } from '../../device/theme';
import { useViewer } from '../../session/useViewer';
import { OptionalPart } from './OptionalPart';

type SettingsMirrorProps = { changing: RefObject<number> };

function Mirror({ changing }: SettingsMirrorProps) {
  const viewer: SettingsMirror_viewer$key = useViewer();
  const { settings } = useFragment(
    graphql`
      fragment SettingsMirror_viewer on Viewer {
        settings {
          displayMode
          language
        }
      }
    `,
    viewer,
  );
  const displayMode = settings?.displayMode;
  const language = settings && (settings.language ?? 'EN');
  useEffect(() => {
    if (changing.current > 0) return;
    if (displayMode) takeServerTheme(displayMode.toLowerCase() as Theme);
    if (language) chooseMemberLanguage(language.toLowerCase() as Language);
  }, [displayMode, language, changing]);
  return null;
}

/**
 * Copies the member's settings from the server to the device when they arrive. The theme is not copied if somebody
 * chose "follow the system" on this device (see takeServerTheme). All screens, and the first paint of the next page,
 * use the settings on the device. `changing.current` counts the changes that are being sent to the server. If this
 * count is not 0, nothing is copied, because the settings on the device are newer.
 */
export function SettingsMirror(props: SettingsMirrorProps) {
  return (
    <OptionalPart>
      <Mirror {...props} />
    </OptionalPart>
  );
}
