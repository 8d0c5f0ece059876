import { useEffect } from 'react';

/** Sets document.title to "<title> · Fuud", or to "Fuud" while there is no title. Each page calls this hook once. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} · Fuud` : 'Fuud';
  }, [title]);
}
