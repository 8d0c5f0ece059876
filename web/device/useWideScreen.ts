import { useMediaQuery } from './useMediaQuery';

/** The minimum window width, in pixels, at which there is room for something next to a text. */
const besideText = 1040;

/** Whether the window is at least `minWidth` pixels wide. The component renders again when this changes. */
export const useWideScreen = (minWidth = besideText): boolean => useMediaQuery(`(min-width: ${minWidth}px)`);
