import { type Location, ScrollRestoration } from 'react-router-dom';

/** The first page of a document has no key of its own yet: its address stands in, else another page's place would be taken. */
const placeKey = ({ key, pathname, search, hash }: Location) => (key === 'default' ? pathname + search + hash : key);

/** Back, forward and reload lead to where the reader was on that page; every other way leads to its beginning. */
export function KeptScroll() {
  return <ScrollRestoration getKey={placeKey} />;
}
