/** Thrown by a page whose subject does not exist; the shell shows the 404 page in its place. */
export class PageNotFound extends Error {
  override name = 'PageNotFound';
}
