import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../../ui/useLatest';

/** A search starts after this pause in typing, in milliseconds. */
export const typingRestMs = 300;

/**
 * The text of the search box. `committed` is the text in the URL. While the reader types, `typed` is newer. When the
 * reader stops typing for a moment, the hook calls `onCommit` with the text and with true for `typing`. `commit` calls
 * `onCommit` immediately, with false for `typing`. If the URL changes in another way (the back button, a press on an
 * example), the box shows the new text.
 */
export function useTypedText(committed: string, onCommit: (text: string, typing: boolean) => void) {
  const [typed, setTyped] = useState(committed);
  const sent = useRef(committed);
  const handler = useLatest(onCommit);

  useEffect(() => {
    if (committed !== sent.current) setTyped(committed);
    sent.current = committed;
  }, [committed]);
  useEffect(() => {
    const text = typed.trim();
    if (text === sent.current) return undefined;
    const timer = setTimeout(() => {
      sent.current = text;
      handler.current(text, true);
    }, typingRestMs);
    return () => clearTimeout(timer);
  }, [typed, handler]);

  const commit = (text: string) => {
    sent.current = text.trim();
    setTyped(text);
    handler.current(text.trim(), false);
  };
  /** Shows another text without committing it, because the caller changes the URL. */
  const reset = (text: string) => {
    sent.current = text;
    setTyped(text);
  };
  return { typed, setTyped, commit, reset };
}
