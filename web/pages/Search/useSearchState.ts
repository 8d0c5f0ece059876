import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useCity } from '../../device/city';
import { storeLastSearch } from './lastSearch';
import { readSearchState, type SearchState, writeSearchState } from './searchState';

/** The search in the URL, the newest search, and the function that changes the search. */
export type SearchStateControl = {
  /** The search in the URL. The results on screen belong to this search. */
  shown: SearchState;
  /** The newest search. It differs from `shown` while its results load. */
  wanted: SearchState;
  pending: boolean;
  /** With `replace`, the browser's history gets no new entry. */
  change: (next: SearchState, options?: { replace: boolean }) => void;
};

/**
 * Stores the search in the URL. So the search can be shared and reloaded, and the back button works. The last search is
 * also stored on the device for a while.
 */
export function useSearchState(): SearchStateControl {
  const { search } = useLocation();
  const navigate = useNavigate();
  const isStepBack = useNavigationType() === 'POP';
  const shown = readSearchState(new URLSearchParams(search), useCity());
  const [asked, setAsked] = useState<SearchState>();
  const [seen, setSeen] = useState(search);
  if (seen !== search) {
    setSeen(search);
    setAsked(undefined);
  }
  const asking = useRef<string>(null); // the query string of the URL that is being loaded
  useEffect(() => {
    if (asking.current === search || isStepBack) asking.current = null;
  }, [search, isStepBack]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the URL changes, not when the city changes
  useEffect(() => storeLastSearch(shown), [search]);
  const change = useCallback(
    (next: SearchState, options?: { replace: boolean }) => {
      const target = `?${writeSearchState(next)}`;
      if (target === (asking.current ?? search)) return;
      const isTakenBack = target === search; // the user returns to the shown search before another search has loaded
      asking.current = isTakenBack ? null : target;
      setAsked(isTakenBack ? undefined : next);
      storeLastSearch(next);
      const replace = isTakenBack || options?.replace;
      navigate({ search: target }, { replace, preventScrollReset: true });
    },
    [navigate, search],
  );
  return { shown, wanted: asked ?? shown, pending: asked !== undefined, change };
}
