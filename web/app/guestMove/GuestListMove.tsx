import { lazy, Suspense, useState } from 'react';
import { FallbackBoundary } from '../../components/problems/FallbackBoundary';
import { readGuestId } from '../../device/guestId';

const GuestMove = lazy(async () => ({ default: (await import('./GuestMove')).GuestMove }));

/** If a guest saved restaurants on this device, moves them to the account of the signed-in member. Renders nothing. */
export function GuestListMove() {
  const [hadGuest] = useState(() => readGuestId() !== null);
  return (
    hadGuest && (
      <FallbackBoundary>
        <Suspense fallback={null}>
          <GuestMove />
        </Suspense>
      </FallbackBoundary>
    )
  );
}
