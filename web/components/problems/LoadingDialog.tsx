import { type ReactNode, Suspense, useState } from 'react';
import { Dialog, type DialogProps } from '../../ui/Dialog';
import { Skeleton } from '../../ui/Skeleton';
import { FailedPart } from './FailedPart';
import { ResetBoundary } from './ResetBoundary';

/**
 * Props of LoadingDialog. `failure` is the message if the content cannot be loaded. `children` is called with the
 * number of the attempt to load the content, from 0.
 */
export type LoadingDialogProps = Omit<DialogProps, 'children'> & {
  failure: ReactNode;
  children: (attempt: number) => ReactNode;
};

/** A dialog whose content loads when the dialog opens. A press on "Try again" loads the content again. */
export function LoadingDialog({ failure, children, ...dialog }: LoadingDialogProps) {
  const [attempt, setAttempt] = useState(0);
  return (
    <Dialog {...dialog}>
      <ResetBoundary
        resetKey={attempt}
        fallback={() => <FailedPart onRetry={() => setAttempt(attempt + 1)}>{failure}</FailedPart>}
      >
        <Suspense key={attempt} fallback={<Skeleton $height="12rem" $radius="var(--radius)" />}>
          {children(attempt)}
        </Suspense>
      </ResetBoundary>
    </Dialog>
  );
}
