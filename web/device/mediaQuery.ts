let source: typeof window.matchMedia | undefined;
const lists = new Map<string, MediaQueryList>();

/**
 * The browser's answer to a media query, such as "(min-width: 600px)"; undefined if the browser cannot answer. Each
 * query is asked once, because asking takes much longer than reading the answer, which stays current.
 */
export function mediaQuery(media: string): MediaQueryList | undefined {
  if (source !== window.matchMedia) {
    source = window.matchMedia; // a test has replaced it
    lists.clear();
  }
  const list = lists.get(media) ?? source?.call(window, media);
  if (list) lists.set(media, list);
  return list;
}
