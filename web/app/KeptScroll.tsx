import { type Location, ScrollRestoration } from 'react-router-dom';

/**
 * The first page of a document has no own key yet, so its address is the key; otherwise pages would share a position.
 */
const placeKey = ({ key, pathname, search, hash }: Location) => (key === 'default' ? pathname + search + hash : key);

/** Back, forward and reload restore the scroll position of a page; other navigation starts at its top. */
export function KeptScroll() {
  return <ScrollRestoration getKey={placeKey} />;
}
