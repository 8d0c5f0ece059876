import { useSyncExternalStore } from 'react';
import { type Language, languages } from './language';

const subscribe = (listener: () => void) => {
  window.addEventListener('languagechange', listener);
  return () => window.removeEventListener('languagechange', listener);
};

function read(): Language | null {
  for (const wish of navigator.languages) {
    const known = languages.find((language) => language === wish.toLowerCase().split('-')[0]);
    if (known) return known;
  }
  return null;
}

/**
 * The language of ours that the browser asks for first: something to offer, never to switch to (decision D54). Null for
 * none, and while a ready-rendered page is hydrated.
 */
export function useBrowserLanguage(): Language | null {
  return useSyncExternalStore(subscribe, read, () => null);
}
