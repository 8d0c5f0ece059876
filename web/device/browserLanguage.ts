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
 * The first of the browser's languages that the app supports. The app offers this language, but uses it only if the
 * user chooses it. Null if the app supports no language of the browser, and during the hydration of the prerendered
 * page.
 */
export function useBrowserLanguage(): Language | null {
  return useSyncExternalStore(subscribe, read, () => null);
}
