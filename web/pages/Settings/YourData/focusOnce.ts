/** A ref that gives its element the focus once, when it replaces the element that had the focus. */
export function focusOnce(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
