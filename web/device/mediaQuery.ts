let source: typeof window.matchMedia | undefined;
const lists = new Map<string, MediaQueryList>();

/**
 * The MediaQueryList of a media query, such as "(min-width: 600px)"; undefined if the browser has no media queries. The
 * list is requested only once per query and then cached, because requesting it takes much longer than reading it. The
 * list stays current.
 */
export function mediaQuery(media: string): MediaQueryList | undefined {
  if (source !== window.matchMedia) {
    source = window.matchMedia; // this is the first call, or a test has replaced the function
    lists.clear();
  }
  const list = lists.get(media) ?? source?.call(window, media);
  if (list) lists.set(media, list);
  return list;
}
