/**
 * The path of a picture on this server: under /img (signed addresses) or /assets (files of the web app). It has no part
 * "." or "..", because a browser would resolve the path to another path. No other path is allowed: a browser requests
 * a picture with the reader's session, so the "picture" /api/auth/logout would sign the reader out.
 */
const OWN_PICTURE = /^\/(?:img|assets)(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+$/;

/** Whether the address of a picture is a path of a picture on this server. */
export function isOwnPicture(source: string): boolean {
  return OWN_PICTURE.test(source);
}
