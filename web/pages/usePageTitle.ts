import { useEffect } from 'react';

/** Sets the document's title to "<title> · Fuud", or to "Fuud" while there is no title. Each page calls it once. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} · Fuud` : 'Fuud';
  }, [title]);
}
