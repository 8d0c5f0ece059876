/**
 * The three sizes of our pictures in pixels. Each key is the part of the address that names the size. `cover` fills the
 * frame and crops the rest. `inside` keeps the whole picture and never enlarges it.
 */
export const pictureSizes = {
  '600x400': { width: 600, height: 400, fit: 'cover' },
  '800x600': { width: 800, height: 600, fit: 'cover' },
  '1920x1280': { width: 1920, height: 1280, fit: 'inside' },
} as const;

/** One of the three sizes. */
export type PictureSize = keyof typeof pictureSizes;

/** Whether a word from an address is one of the sizes. */
export const isPictureSize = (word: string): word is PictureSize => Object.hasOwn(pictureSizes, word);
