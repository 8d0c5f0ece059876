import type { ReactNode } from 'react';
import { LookContext } from '../../components/look/look';
import { SettingsMirror } from './SettingsMirror';
import { useSavedLook } from './useSavedLook';

/**
 * Wraps a member's screens. Changes made with `useLook()` are also stored on the server. At load, the device takes over
 * the settings from the server (SettingsMirror).
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
