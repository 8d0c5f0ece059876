/** A page throws this if the thing that the page should show does not exist. Then the shell shows the 404 page. */
export class PageNotFound extends Error {
  override name = 'PageNotFound';
}
