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
