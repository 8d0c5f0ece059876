import { type ReactNode, Suspense } from 'react';
import { FallbackBoundary } from '../../components/problems/FallbackBoundary';

/**
 * Wraps a component that renders nothing itself and that the page does not need. While the component loads, or if it
 * fails, nothing is shown in its place.
 */
export function OptionalPart({ children }: { children: ReactNode }) {
  return (
    <FallbackBoundary>
      <Suspense>{children}</Suspense>
    </FallbackBoundary>
  );
}
