/** A ref callback that focuses a new element. The element replaces another element, which had the focus. */
export function focusOnce(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
