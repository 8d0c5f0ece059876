import { useEffect } from 'react';

/** Titles the document "<title> · Fuud", or "Fuud" when there is no title yet. Each page calls it once. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} · Fuud` : 'Fuud';
  }, [title]);
}
