/** Vibration patterns: milliseconds of vibration, then milliseconds of pause, and so on. */
const patterns = {
  light: [10],
  medium: [20],
  heavy: [35],
  success: [12, 60, 24],
  warning: [24, 80, 24],
  error: [35, 60, 35, 60, 35],
} as const;

/** The name of a pattern. */
export type Haptic = keyof typeof patterns;

/** Makes the device vibrate, if it can. Browsers allow this only after the user has interacted with the page. */
export function haptic(pattern: Haptic): void {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(patterns[pattern]);
}
