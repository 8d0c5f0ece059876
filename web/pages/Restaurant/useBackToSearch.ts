import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Returns a click handler for links to the search. If the previous page is the search, a plain click goes back in the
 * browser's history, so that the results and the scroll position stay the same. All other clicks follow the link.
 */
export function useBackToSearch(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return (event) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isPlain || !isSearchBefore()) return;
    event.preventDefault();
    navigate(-1);
  };
}

/** Whether the previous page is the search. False in browsers without the Navigation API, where this is unknown. */
function isSearchBefore(): boolean {
  const navigation: Navigation | undefined = window.navigation;
  const here = navigation?.currentEntry?.index ?? 0;
  const before = navigation?.entries()[here - 1]?.url;
  return before != null && new URL(before).pathname === '/search';
}
