import { lazy, Suspense, useState } from 'react';
import { FallbackBoundary } from '../../components/problems/FallbackBoundary';
import { readGuestId } from '../../device/guestId';

const GuestMove = lazy(async () => ({ default: (await import('./GuestMove')).GuestMove }));

/** For members: moves the restaurants that a guest saved on this device to the account. Renders nothing. */
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
