import { useMediaQuery } from './useMediaQuery';

/** The default of `minWidth`. A second column, for example a map, fits into a window of this width. */
const besideText = 1040;

/** Whether the window is at least `minWidth` pixels wide. The component renders again when this changes. */
export const useWideScreen = (minWidth = besideText): boolean => useMediaQuery(`(min-width: ${minWidth}px)`);
