import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { showAddress } from '../../device/address';

/**
 * Removes a used token from the address bar and the history. Until it is used it stays there, because a reload, or
 * "open in browser" in a mail program's window, needs it. Other sites never see it: we send no Referer.
 */
export function useUsedUp(): () => void {
  const { pathname } = useLocation();
  return useCallback(() => showAddress(pathname), [pathname]);
}
