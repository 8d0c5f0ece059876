import { lazy, Suspense, useEffect, useState } from 'react';
import { FallbackBoundary } from '../../components/problems/FallbackBoundary';
import { subscribeOtherViewer } from '../../device/tabViewer';

const Dialog = lazy(async () => ({ default: (await import('./OtherViewerDialog')).OtherViewerDialog }));

/**
 * Opens a dialog when the browser has another viewer than this tab, because somebody signed in or out in another tab.
 * The dialog closes when the viewer is the same again.
 */
export function OtherViewer() {
  const [open, setOpen] = useState<boolean>();
  useEffect(() => subscribeOtherViewer((isOther) => setOpen((before) => isOther || (before && false))), []);
  if (open === undefined) return null;
  return (
    <FallbackBoundary>
      <Suspense>
        <Dialog open={open} onOpenChange={setOpen} />
      </Suspense>
    </FallbackBoundary>
  );
}
