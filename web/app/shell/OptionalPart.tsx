import { type ReactNode, Suspense } from 'react';
import { FallbackBoundary } from '../../components/problems/FallbackBoundary';

/** Round a part that shows nothing by itself and that the page can do without: neither its wait nor its failure is seen. */
export function OptionalPart({ children }: { children: ReactNode }) {
  return (
    <FallbackBoundary>
      <Suspense>{children}</Suspense>
    </FallbackBoundary>
  );
}
