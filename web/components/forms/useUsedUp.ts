import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { showAddress } from '../../device/address';

/**
 * Returns a function that removes a used token from the address bar and the history. An unused token stays there,
 * because it is needed again after a reload. It is also needed again if a mail program shows the page in its own window
 * and the person chooses "open in browser". Other sites do not see the token, because browsers send no Referer from our
 * pages.
 */
export function useUsedUp(): () => void {
  const { pathname } = useLocation();
  return useCallback(() => showAddress(pathname), [pathname]);
}
