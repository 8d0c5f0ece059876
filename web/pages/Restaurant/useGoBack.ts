import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

/** Returns a function that goes back in the browser's history, or to the search if the tab has no earlier page. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    if (hasPageBefore()) navigate(-1);
    else navigate('/search');
  }, [navigate]);
}

/**
 * Whether an earlier page is in the tab's history. The Navigation API lists only the pages of this site. If the history
 * is longer than this list, we assume that a page of another site comes before the current page. Browsers without this
 * API cannot tell earlier pages from later ones, so there every other page counts.
 */
function hasPageBefore(): boolean {
  const navigation: Navigation | undefined = window.navigation;
  const here = navigation?.currentEntry?.index ?? 0;
  return here > 0 || window.history.length > (navigation?.entries().length ?? 1);
}
