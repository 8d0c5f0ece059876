import { lazy, Suspense, useState } from 'react';
import { FallbackBoundary } from '../../components/problems/FallbackBoundary';
import { readGuestId } from '../../device/guestId';

const GuestMove = lazy(async () => ({ default: (await import('./GuestMove')).GuestMove }));

/** For members: moves the list of this device's guest to the account. GuestMove loads only if there was a guest. */
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
