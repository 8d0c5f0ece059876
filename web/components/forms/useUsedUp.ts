import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { showAddress } from '../../device/address';

/**
 * Takes a token that has served out of the address bar and out of the history. Until then it stays there: a reload, or
 * "open in browser" in a mail program's own window, must find it again. No page is told where its reader came from.
 */
export function useUsedUp(): () => void {
  const { pathname } = useLocation();
  return useCallback(() => showAddress(pathname), [pathname]);
}
