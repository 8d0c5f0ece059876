import { type Location, ScrollRestoration } from 'react-router-dom';

/**
 * The key under which a page's scroll position is stored. The router gives each location a key. But after a load of the
 * app, the first location always has the key "default". The address is used instead of "default", because otherwise all
 * first pages would share one scroll position.
 */
const placeKey = ({ key, pathname, search, hash }: Location) => (key === 'default' ? pathname + search + hash : key);

/**
 * Back, forward and reload restore a page's scroll position. Other navigation starts at the top or at the hash, unless
 * it has `preventScrollReset`.
 */
export function KeptScroll() {
  return <ScrollRestoration getKey={placeKey} />;
}
