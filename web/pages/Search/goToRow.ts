import { rowId } from './ResultItem';

/** Scrolls to the row of a restaurant in the list of results, and focuses the link in this row. */
export function goToRow(id: string): void {
  const row = document.getElementById(rowId(id));
  row?.scrollIntoView({ block: 'center' });
  row?.querySelector<HTMLElement>('h4 a')?.focus({ preventScroll: true });
}
