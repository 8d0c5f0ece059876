import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useCity } from '../../device/city';
import { keepLastSearch } from './lastSearch';
import { readSearchState, type SearchState, writeSearchState } from './searchState';

/** The search in the address, the newest one, and how to change it. */
export type SearchStateControl = {
  /** The search in the address: the results on screen belong to it. */
  shown: SearchState;
  /** The newest search; differs from `shown` while its results load. */
  wanted: SearchState;
  pending: boolean;
  /** `replace` adds no step to the browser's history. */
  change: (next: SearchState, options?: { replace: boolean }) => void;
};

/**
 * Stores the search in the address, so that it can be shared and reloaded and the back button works. The last search is
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
  const asking = useRef<string>(null); // the address that is on its way
  useEffect(() => {
    if (asking.current === search || isStepBack) asking.current = null;
  }, [search, isStepBack]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is all that `shown` is read from
  useEffect(() => keepLastSearch(shown), [search]);
  const change = useCallback(
    (next: SearchState, options?: { replace: boolean }) => {
      const target = `?${writeSearchState(next)}`;
      if (target === (asking.current ?? search)) return;
      const isTakenBack = target === search; // before what was asked for is here
      asking.current = isTakenBack ? null : target;
      setAsked(isTakenBack ? undefined : next);
      keepLastSearch(next);
      const replace = isTakenBack || options?.replace;
      navigate({ search: target }, { replace, preventScrollReset: true });
    },
    [navigate, search],
  );
  return { shown, wanted: asked ?? shown, pending: asked !== undefined, change };
}
