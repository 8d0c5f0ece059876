import type { ReactNode } from 'react';
import { LookContext } from '../../components/look/look';
import { SettingsMirror } from './SettingsMirror';
import { useSavedLook } from './useSavedLook';

/**
 * Wraps a member's screens. Changes made with `useLook()` are also stored on the server, except the theme "system". At
 * load, SettingsMirror copies the settings from the server to the device.
 */
export function MemberLook({ children }: { children: ReactNode }) {
  const { look, changing } = useSavedLook();
  return (
    <LookContext value={look}>
      <SettingsMirror changing={changing} />
      {children}
    </LookContext>
  );
}
