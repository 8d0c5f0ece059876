import { readStored, writeStored } from './storage';

/** A list that is being moved into an account: its restaurants, and the key by which the server recognizes the list. */
type GuestMoving = { key: string; ids: readonly string[] };

/** The stored key with which this list was sent. The key survives a reload. Null if no key is stored for this list. */
export function readMoveKey(ids: readonly string[]): string | null {
  try {
    const kept: Partial<GuestMoving> | null = JSON.parse(readStored('fuud_guest_move') ?? 'null');
    const isSame = kept?.ids?.join() === ids.join();
    return isSame && typeof kept?.key === 'string' ? kept.key : null;
  } catch {
    return null;
  }
}

/** Stores the key of a list that is sent now. */
export function keepMoveKey(key: string, ids: readonly string[]): void {
  writeStored('fuud_guest_move', JSON.stringify({ key, ids } satisfies GuestMoving));
}

/** Deletes the key. Call this after the response has arrived. */
export function forgetMoveKey(): void {
  writeStored('fuud_guest_move', null);
}
