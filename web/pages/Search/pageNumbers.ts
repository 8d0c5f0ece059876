import { pageSize } from './pageSize';

/** Pages needed for `total` results; at least 1. */
export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/**
 * What the page bar shows: the first and last page, the current one and its neighbours, and 'gap' for pages that are
 * left out. A gap never hides a single page: that page is shown instead.
 */
export function pageNumbers(current: number, last: number): (number | 'gap')[] {
  const shown = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last);
  const pages = [...new Set(shown)].sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const previous = pages[index - 1] ?? page - 1;
    if (page - previous === 2) return [page - 1, page];
    return page - previous > 2 ? ['gap' as const, page] : [page];
  });
}
