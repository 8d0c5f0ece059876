/** A ref callback that focuses a new element, because the element that had the focus was removed. */
export function focusOnce(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
