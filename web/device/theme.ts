import { useSyncExternalStore } from 'react';
import { readStored, subscribeStored, writeStored } from './storage';

/** The two themes there are. */
export type Theme = 'light' | 'dark';

const darkQuery = () => window.matchMedia?.('(prefers-color-scheme: dark)');

/** The device's explicit choice, or null when the reader never made one. */
export function readChosenTheme(): Theme | null {
  const stored = readStored('fuud_theme');
  return stored === 'light' || stored === 'dark' ? stored : null;
}

/** The theme to show: the stored one, else what the system prefers, else light. */
export function readTheme(): Theme {
  return readChosenTheme() ?? (darkQuery()?.matches ? 'dark' : 'light');
}

/** Puts the class light or dark on <html>. The first script of index.html does the same before the first paint. */
export function applyTheme(theme: Theme): void {
  const { classList } = document.documentElement;
  classList.toggle('dark', theme === 'dark');
  classList.toggle('light', theme === 'light');
}

/** Keeps the choice on the device and shows it at once, also when the browser refuses to keep it. */
export function chooseTheme(theme: Theme): void {
  if (!writeStored('fuud_theme', theme)) applyTheme(theme);
}

function subscribe(listener: () => void): () => void {
  const query = darkQuery();
  const update = () => {
    applyTheme(readTheme());
    listener();
  };
  const end = subscribeStored('fuud_theme', update);
  query?.addEventListener('change', update);
  return () => {
    end();
    query?.removeEventListener('change', update);
  };
}

/** The theme shown, following this tab, other tabs and the system. Light while a ready-rendered page is hydrated. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, readTheme, () => 'light');
}
