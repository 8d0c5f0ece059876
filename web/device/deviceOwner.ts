import { chooseStored, readStored, type StorageKey } from './storage';

/** What the device stores for the user who uses it: the last search and Discover's data. */
export const ofReader: readonly StorageKey[] = [
  'fuud_search_state',
  'fuud_discover_state',
  'fuud_interactions',
  'fuud_never',
];

/**
 * Call this function when somebody signs in or continues as a guest, and when the app finds a member's session. A
 * session can end without a logout, and then the member's data is still on the device. If somebody else signs in or
 * continues as a guest, the data is deleted, so that it is neither shown to another person nor saved in another
 * account. A guest's data stays for the account that the guest signs in to.
 * @param member the uuid of the member; null for a guest
 */
export function claimDevice(member: string | null): void {
  const owner = readStored('fuud_member');
  if (owner !== null && owner !== member) for (const key of ofReader) chooseStored(key, null);
  chooseStored('fuud_member', member);
}
