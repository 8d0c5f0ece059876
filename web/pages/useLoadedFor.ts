import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Loads the page's data again if the viewer is a member but the data was loaded for another kind of viewer. This
 * happens when the page's HTML named the wrong viewer; ViewerWatch notices this a moment later.
 * @param isMember whether the current viewer is a member
 * @param isLoaded whether the data for members was loaded
 */
export function useLoadedFor(isMember: boolean, isLoaded: boolean): void {
  const location = useLocation();
  const navigate = useNavigate();
  const load = useEffectEvent(() => {
    if (isMember && !isLoaded) navigate(location, { replace: true, state: location.state, preventScrollReset: true });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when `isMember` changes
  useEffect(() => load(), [isMember]);
}
