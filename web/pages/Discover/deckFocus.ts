let requested: 'now' | 'onReturn' | null = null;

/**
 * Requests that the next deck takes the focus, so that its keyboard shortcuts work. Use `now` after a press on a button
 * that then disappears: the next deck always takes the focus. Use `onReturn` if the user opens a card's page: the next
 * deck takes the focus only if it appears because the user came back.
 */
export function requestDeckFocus(when: 'now' | 'onReturn'): void {
  requested = when;
}

/**
 * Returns whether a new deck must take the focus, and clears the request. `returns`: the deck appears because the user
 * went back or forward in the browser, or loaded the page.
 */
export function takeDeckFocus(returns: boolean): boolean {
  const isRequested = requested === 'now' || (requested === 'onReturn' && returns);
  requested = null;
  return isRequested;
}

let present: (() => void) | null = null;

/**
 * Registers the function that moves the focus to the deck on the page.
 * @returns a function to call when the deck disappears
 */
export function registerDeckFocus(focus: () => void): () => void {
  present = focus;
  return () => {
    if (present === focus) present = null;
  };
}

/** Moves the focus to the deck, so that its keyboard shortcuts work. Returns false if no deck is on the page. */
export function focusDeck(): boolean {
  present?.();
  return present !== null;
}
