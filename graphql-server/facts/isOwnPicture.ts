/**
 * A path of a picture that this server serves: under /img (signed addresses) or /assets (files of the web app), without
 * parts that a browser would resolve to another path. A browser would request any other path with the reader's session:
 * /api/auth/logout as a picture would sign them out.
 */
const OWN_PICTURE = /^\/(?:img|assets)(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+$/;

/** Whether a picture's address is such a path. */
export function isOwnPicture(source: string): boolean {
  return OWN_PICTURE.test(source);
}
