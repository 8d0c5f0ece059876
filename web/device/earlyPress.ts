declare global {
  interface Window {
    /**
     * The button of the last click before the app started; null if that click was not on a button, or if there was no
     * click. Set by firstPaint.js. Undefined after the call of takeEarlyPress.
     */
    fuudEarlyPress?: HTMLButtonElement | null;
  }
}

/**
 * Returns the button of the last click on the prerendered page before the app started. Returns null if that click was
 * not on a button, if there was no click, or if the button is no longer in the page. The second call returns null,
 * because later presses are not stored.
 */
export function takeEarlyPress(): HTMLButtonElement | null {
  const pressed = window.fuudEarlyPress ?? null;
  window.fuudEarlyPress = undefined;
  return pressed?.isConnected ? pressed : null;
}
