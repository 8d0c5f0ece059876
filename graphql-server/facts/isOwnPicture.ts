/**
 * A path of a picture that this server serves itself: under /img (signed addresses) or /assets (files of the web app),
 * spelled so that no browser reads another one from it. Any other path of ours would be asked for with the reader's
 * session wherever the picture shows: /api/auth/logout as a picture signs out.
 */
const OWN_PICTURE = /^\/(?:img|assets)(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+$/;

/** Whether a picture's address is such a path. */
export function isOwnPicture(source: string): boolean {
  return OWN_PICTURE.test(source);
}
