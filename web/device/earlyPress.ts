declare global {
  interface Window {
    /** The button last pressed before the app had started; kept by firstPaint.js. */
    fuudEarlyPress?: HTMLButtonElement | null;
  }
}

/** The button of the ready-rendered page that was pressed before the app had come alive, once; then nothing more is kept. */
export function takeEarlyPress(): HTMLButtonElement | null {
  const pressed = window.fuudEarlyPress ?? null;
  window.fuudEarlyPress = undefined;
  return pressed?.isConnected ? pressed : null;
}
