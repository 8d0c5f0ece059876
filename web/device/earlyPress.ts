declare global {
  interface Window {
    /** The button last pressed before the app started; firstPaint.js stores it. */
    fuudEarlyPress?: HTMLButtonElement | null;
  }
}

/**
 * The button of the prerendered page that was pressed before the app started. Returns it once; later presses are not
 * stored.
 */
export function takeEarlyPress(): HTMLButtonElement | null {
  const pressed = window.fuudEarlyPress ?? null;
  window.fuudEarlyPress = undefined;
  return pressed?.isConnected ? pressed : null;
}
