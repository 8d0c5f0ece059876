import { type ReactNode, Suspense } from 'react';
import { Otherwise } from '../../components/problems/Otherwise';

/** Round a part that shows nothing by itself and that the page can do without: neither its wait nor its failure is seen. */
export function Silent({ children }: { children: ReactNode }) {
  return (
    <Otherwise>
      <Suspense>{children}</Suspense>
    </Otherwise>
  );
}
