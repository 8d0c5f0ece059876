import { cityAskedKey } from '../../device/cityAsked';
import { positionKey } from '../../device/position';
import type { StorageKey } from '../../device/storage';
import type { NoticeId } from '../../intl/messageIds';

/** One thing that the browser stores for Fuud: its name, its purpose and its lifetime. */
export type CookieEntry = { name: string; purpose: NoticeId; life: NoticeId };

/** Every cookie that the server sets (graphql-server/session). On https, names begin with __Host-. All are HttpOnly. */
export const cookies: readonly CookieEntry[] = [
  { name: 'fuud_session', purpose: 'cookies.cookie.session', life: 'cookies.cookie.sessionLife' },
  { name: 'fuud_device', purpose: 'cookies.cookie.device', life: 'cookies.cookie.deviceLife' },
  { name: 'fuud_signin', purpose: 'cookies.cookie.signIn', life: 'cookies.cookie.signInLife' },
];

// TypeScript reports an error until each key in device/storage.ts has a line here.
const stored: Record<StorageKey, Omit<CookieEntry, 'name'>> = {
  fuud_language: { purpose: 'cookies.item.language', life: 'cookies.lifeUntilRemoved' },
  fuud_theme: { purpose: 'cookies.item.theme', life: 'cookies.lifeUntilRemoved' },
  fuud_theme_system: { purpose: 'cookies.item.themeSystem', life: 'cookies.lifeUntilRemoved' },
  fuud_member_language: { purpose: 'cookies.item.memberLanguage', life: 'cookies.lifeSession' },
  fuud_member_theme: { purpose: 'cookies.item.memberTheme', life: 'cookies.lifeSession' },
  fuud_member: { purpose: 'cookies.item.member', life: 'cookies.lifeLogout' },
  fuud_city: { purpose: 'cookies.item.city', life: 'cookies.lifeUntilRemoved' },
  fuud_city_chosen: { purpose: 'cookies.item.cityChosen', life: 'cookies.lifeUntilRemoved' },
  fuud_guest_id: { purpose: 'cookies.item.guestId', life: 'cookies.lifeGuest' },
  fuud_guest_saved: { purpose: 'cookies.item.guestSaved', life: 'cookies.lifeGuest' },
  fuud_guest_move: { purpose: 'cookies.item.guestMove', life: 'cookies.lifeGuest' },
  fuud_save_history: { purpose: 'cookies.item.saveHistory', life: 'cookies.lifeUntilRemoved' },
  fuud_results_map: { purpose: 'cookies.item.resultsMap', life: 'cookies.lifeUntilRemoved' },
  fuud_discover_state: { purpose: 'cookies.item.discoverState', life: 'cookies.lifeHalfHour' },
  fuud_interactions: { purpose: 'cookies.item.interactions', life: 'cookies.lifeMonth' },
  fuud_never: { purpose: 'cookies.item.never', life: 'cookies.lifeNever' },
  fuud_search_state: { purpose: 'cookies.item.searchState', life: 'cookies.lifeHalfHour' },
};

/**
 * Every entry that the app stores in the browser. The last three entries are in sessionStorage; the entries before them
 * are in localStorage. The router writes the last entry.
 */
export const deviceEntries: readonly CookieEntry[] = [
  ...Object.entries(stored).map(([name, entry]) => ({ name, ...entry })),
  { name: cityAskedKey, purpose: 'cookies.item.cityAsked', life: 'cookies.lifeTab' },
  { name: positionKey, purpose: 'cookies.item.position', life: 'cookies.lifeTab' },
  { name: 'react-router-scroll-positions', purpose: 'cookies.item.scroll', life: 'cookies.lifeTab' },
];
