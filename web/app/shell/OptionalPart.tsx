import { type ReactNode, Suspense } from 'react';
import { FallbackBoundary } from '../../components/problems/FallbackBoundary';

/**
 * Wraps a component that renders nothing itself and that the page does not need. If it loads or fails, the reader sees
 * nothing of that.
 */
export function OptionalPart({ children }: { children: ReactNode }) {
  return (
    <FallbackBoundary>
      <Suspense>{children}</Suspense>
    </FallbackBoundary>
  );
}
