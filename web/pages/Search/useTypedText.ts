import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../../ui/useLatest';

/** A search starts after this pause in typing, in milliseconds. */
export const typingRestMs = 300;

/**
 * The text of the search box. `committed` is the text of the newest search. While the user types, `typed` is newer.
 * When the user has changed the text and stops typing for a moment, the hook calls `onCommit` with the text and with
 * true for `typing`. `commit` calls `onCommit` immediately, with false for `typing`. If `committed` changes in another
 * way (the back button, a press on an example), the box shows the new text.
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
  /** Shows another text, but does not call `onCommit`, because the caller itself changes the search. */
  const reset = (text: string) => {
    sent.current = text;
    setTyped(text);
  };
  return { typed, setTyped, commit, reset };
}
