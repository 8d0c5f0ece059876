import { useMediaQuery } from './useMediaQuery';

/** A window of this many pixels has room for something beside a text. */
const besideText = 1040;

/** Whether the window is at least `minWidth` pixels wide. The component renders again when this changes. */
export const useWideScreen = (minWidth = besideText): boolean => useMediaQuery(`(min-width: ${minWidth}px)`);
