import { useEffect, useEffectEvent } from 'react';
import { SearchProblem } from '../../components/problems/SearchProblem';
import { RequestError } from '../../relay/RequestError';
import { DeckSkeleton } from './DeckSkeleton';

/** Props of DeckProblem; `hasRetried`: whether a retry was already made. */
export type DeckProblemProps = { error: Error; hasRetried: boolean; onRetry: () => void };

/**
 * Shown when a deck (the cards of the page Discover) failed to load. Retries a failed request once without a message.
 * Shows the error if the retry fails too, if the viewer is not signed in, or if the cause is not a failed request.
 */
export function DeckProblem({ error, hasRetried, onRetry }: DeckProblemProps) {
  const isWorthIt = error instanceof RequestError && error.kind !== 'unauthenticated' && !hasRetried;
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (isWorthIt) retry();
  }, [isWorthIt]);
  return isWorthIt ? <DeckSkeleton /> : <SearchProblem error={error} onRetry={onRetry} />;
}
