let wanted: 'now' | 'onReturn' | null = null;

/**
 * Asks that the next deck takes the focus, so that its keys work: `now` where what was pressed has vanished with the press,
 * `onReturn` where the reader opens a card's page and may come back.
 */
export function wantDeckFocus(when: 'now' | 'onReturn'): void {
  wanted = when;
}

/** Whether a deck that appears is to take the focus; asked once. `returns`: it appears by the browser's back button. */
export function takeDeckFocus(returns: boolean): boolean {
  const takes = wanted === 'now' || (wanted === 'onReturn' && returns);
  wanted = null;
  return takes;
}
