/** A ref for what takes the place of the part that had the focus: it has it from then on. */
export function focusOnce(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
