import { type ReactNode, Suspense } from 'react';
import { FallbackBoundary } from '../../components/problems/FallbackBoundary';

/**
 * Wraps a part that shows nothing itself and that the page does not need: its loading and its errors stay invisible.
 */
export function OptionalPart({ children }: { children: ReactNode }) {
  return (
    <FallbackBoundary>
      <Suspense>{children}</Suspense>
    </FallbackBoundary>
  );
}
