/** A page throws this if the thing it should show does not exist. Then the shell shows the 404 page. */
export class PageNotFound extends Error {
  override name = 'PageNotFound';
}
