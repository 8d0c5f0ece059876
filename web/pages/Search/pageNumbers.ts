import { pageSize } from './pageSize';

/** The number of pages for `total` results, at least 1. */
export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/**
 * The items of the page bar: the first page, the last page, the current page, and the pages directly before and after
 * the current page. A 'gap' replaces two or more pages between these pages. A single page between them is shown.
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
