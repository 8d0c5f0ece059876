/**
 * The path of a picture on this server: under /img (signed addresses) or /assets (files of the web app). The parts "."
 * and ".." are not allowed, because a browser would resolve them to another path. Paths outside these folders are not
 * allowed, because a browser sends the user's session cookie with a request for a picture. For example, the picture
 * /api/auth/logout would sign the user out in a browser that does not send the header Sec-Fetch-Dest.
 */
const OWN_PICTURE = /^\/(?:img|assets)(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+$/;

/** Whether the address of a picture is a path of a picture on this server. */
export function isOwnPicture(source: string): boolean {
  return OWN_PICTURE.test(source);
}
