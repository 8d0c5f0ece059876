import type { ReactNode } from 'react';
import { LookContext } from '../../components/look/look';
import { SettingsMirror } from './SettingsMirror';
import { useSavedLook } from './useSavedLook';

/** Round a member's screens: what `useLook()` changes in here is kept on the server too, and the server wins at load. */
export function MemberLook({ children }: { children: ReactNode }) {
  const { look, changing } = useSavedLook();
  return (
    <LookContext value={look}>
      <SettingsMirror changing={changing} />
      {children}
    </LookContext>
  );
}
