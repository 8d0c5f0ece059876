let wanted: 'now' | 'onReturn' | null = null;

/**
 * Asks the next deck to take the focus, so that its keys work: `now`, because the pressed button has
 * disappeared; `onReturn`, because the user opens a card's page and may come back.
 */
export function wantDeckFocus(when: 'now' | 'onReturn'): void {
  wanted = when;
}

/**
 * Whether a new deck must take the focus; each request counts once. `returns`: the deck appears after the browser's
 * back button.
 */
export function takeDeckFocus(returns: boolean): boolean {
  const takes = wanted === 'now' || (wanted === 'onReturn' && returns);
  wanted = null;
  return takes;
}

let present: (() => void) | null = null;

/**
 * Tells how the deck on the page takes the focus.
 * @returns a function to call when the deck disappears
 */
export function offerDeckFocus(focus: () => void): () => void {
  present = focus;
  return () => {
    if (present === focus) present = null;
  };
}

/** Moves the focus to the deck, so that its keys work. Returns false if no deck is on the page. */
export function focusDeck(): boolean {
  present?.();
  return present !== null;
}
