import { type Location, ScrollRestoration } from 'react-router-dom';

/**
 * The key under which a page's scroll position is stored. The router gives each location a key. But each page that is
 * opened by its address, and not by a link of the app, has the key "default". The address is used instead of "default",
 * because otherwise all these pages would share one scroll position.
 */
const placeKey = ({ key, pathname, search, hash }: Location) => (key === 'default' ? pathname + search + hash : key);

/**
 * Back, forward and reload restore a page's scroll position. Other navigation starts at the top or at the hash, unless
 * it has `preventScrollReset`.
 */
export function KeptScroll() {
  return <ScrollRestoration getKey={placeKey} />;
}
