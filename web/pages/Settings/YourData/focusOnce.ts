/** A ref callback that focuses a new element once, because this element replaces the one that had the focus. */
export function focusOnce(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
