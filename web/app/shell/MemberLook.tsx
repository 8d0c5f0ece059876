import type { ReactNode } from 'react';
import { LookContext } from '../../components/look/look';
import { SettingsMirror } from './SettingsMirror';
import { useSavedLook } from './useSavedLook';

/**
 * Wraps a member's screens: changes by `useLook()` inside are also stored on the server, and the server's choice wins
 * at load.
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
