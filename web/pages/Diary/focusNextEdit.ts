/**
 * Call this function before an entry or a visit (`gone`) disappears from the page together with the button that has the
 * focus. Focuses the next button that opens an edit or adds a visit. If no such button follows `gone`, focuses the last
 * such button before `gone`. If the page has no other such button, focuses the page's main part.
 */
export function focusNextEdit(gone: Element | null): void {
  if (!gone) return;
  const others = [...document.querySelectorAll<HTMLElement>('[id^="edit-"]')].filter((each) => !gone.contains(each));
  const next = others.find((each) => gone.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING);
  (next ?? others.at(-1) ?? document.querySelector('main'))?.focus({ preventScroll: true });
}
