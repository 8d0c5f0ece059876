import { type Location, ScrollRestoration } from 'react-router-dom';

/**
 * The first page after a load has no key of its own, so its address is the key. Otherwise, all such pages would share
 * one scroll position.
 */
const placeKey = ({ key, pathname, search, hash }: Location) => (key === 'default' ? pathname + search + hash : key);

/** Back, forward and reload restore a page's scroll position. Other navigation starts at the top or at the hash. */
export function KeptScroll() {
  return <ScrollRestoration getKey={placeKey} />;
}
