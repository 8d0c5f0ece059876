import { useEffect, useEffectEvent } from 'react';
import { SearchProblem } from '../../components/problems/SearchProblem';
import { RequestError } from '../../relay/RequestError';
import { DeckSkeleton } from './DeckSkeleton';

/** Props of DeckProblem; `hasRetried`: it was loaded a second time already. */
export type DeckProblemProps = { error: Error; hasRetried: boolean; onRetry: () => void };

/** A deck that failed to load: it is retried once without a message, then the error shows. */
export function DeckProblem({ error, hasRetried, onRetry }: DeckProblemProps) {
  const isWorthIt = error instanceof RequestError && error.kind !== 'unauthenticated' && !hasRetried;
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (isWorthIt) retry();
  }, [isWorthIt]);
  return isWorthIt ? <DeckSkeleton /> : <SearchProblem error={error} onRetry={onRetry} />;
}
