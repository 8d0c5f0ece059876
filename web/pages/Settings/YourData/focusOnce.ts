/** A ref callback that gives a new element the focus once, because it replaces the element that had the focus. */
export function focusOnce(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
