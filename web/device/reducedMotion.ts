import { mediaQuery } from './mediaQuery';
import { useMediaQuery } from './useMediaQuery';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Whether the user's system asks for less motion now. For event handlers; components call useReducedMotion. */
export const prefersReducedMotion = (): boolean => mediaQuery(REDUCED_MOTION)?.matches ?? false;

/** Whether the user's system asks for less motion. The component renders again when this changes. */
export const useReducedMotion = (): boolean => useMediaQuery(REDUCED_MOTION);
