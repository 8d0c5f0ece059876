let source: typeof window.matchMedia | undefined;
const lists = new Map<string, MediaQueryList>();

/**
 * The browser's answer to a media query, such as "(min-width: 600px)"; undefined if the browser cannot answer. The
 * browser is asked only once per query, because asking takes much longer than reading the answer. The answer stays
 * current.
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
