import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useCity } from '../../device/city';
import { keepLastSearch } from './lastSearch';
import { readSearchState, type SearchState, writeSearchState } from './searchState';

/** The search in the address, the one last asked for, and how to ask for another. */
export type SearchStateControl = {
  /** What the address says: the results on screen answer this. */
  shown: SearchState;
  /** What the reader asked for; runs ahead of `shown` while the answer is on its way. */
  wanted: SearchState;
  pending: boolean;
  /** `replace` leaves no step to go back to. */
  change: (next: SearchState, options?: { replace: boolean }) => void;
};

/**
 * Keeps the search in the address, so that it can be shared, reloaded and gone back to, and the last one on the device for
 * a while too.
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
