import { type ReactNode, Suspense } from 'react';
import { FallbackBoundary } from '../../components/problems/FallbackBoundary';

/**
 * Wraps a component that shows nothing (it only runs effects), and that the page does not need. While the component
 * loads, or if it fails, the rest of the page is shown as usual.
 */
export function OptionalPart({ children }: { children: ReactNode }) {
  return (
    <FallbackBoundary>
      <Suspense>{children}</Suspense>
    </FallbackBoundary>
  );
}
