import { useEffect, useEffectEvent } from 'react';
import { SearchProblem } from '../../components/problems/SearchProblem';
import { RequestError } from '../../relay/RequestError';
import { DeckSkeleton } from './DeckSkeleton';

/** Props of DeckProblem; `hasRetried`: loading was already tried a second time. */
export type DeckProblemProps = { error: Error; hasRetried: boolean; onRetry: () => void };

/** For a deck that failed to load: retries once without a message. If that fails too, shows the error. */
export function DeckProblem({ error, hasRetried, onRetry }: DeckProblemProps) {
  const isWorthIt = error instanceof RequestError && error.kind !== 'unauthenticated' && !hasRetried;
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (isWorthIt) retry();
  }, [isWorthIt]);
  return isWorthIt ? <DeckSkeleton /> : <SearchProblem error={error} onRetry={onRetry} />;
}
