/** A page throws this error if the thing that it should show does not exist. Then PageError shows the 404 page. */
export class PageNotFound extends Error {
  override name = 'PageNotFound';
}
