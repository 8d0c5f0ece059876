import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Has a page loaded anew where it was loaded for somebody else: the page's HTML was wrong about who is here, which shows a
 * moment later (ViewerWatch).
 * @param isMember who is here now is a member
 * @param isLoaded what members see was loaded
 */
export function useLoadedFor(isMember: boolean, isLoaded: boolean): void {
  const location = useLocation();
  const navigate = useNavigate();
  const load = useEffectEvent(() => {
    if (isMember && !isLoaded) navigate(location, { replace: true, state: location.state, preventScrollReset: true });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for whoever is here
  useEffect(() => load(), [isMember]);
}
