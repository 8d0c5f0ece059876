import { useSyncExternalStore } from 'react';
import { chooseStored, readStored, subscribeStored } from './storage';
import { useStored } from './useStored';

/** The two themes there are. */
export type Theme = 'light' | 'dark';

/** What a reader may choose: a theme, or whatever the system has, live. */
export type ThemeChoice = Theme | 'system';

const darkQuery = () => window.matchMedia?.('(prefers-color-scheme: dark)');

const known = (text: string | null): Theme | null => (text === 'light' || text === 'dark' ? text : null);

/** The theme chosen on this device, or null when it follows the system. A member's own (chooseMemberTheme) is none. */
export function readChosenTheme(): Theme | null {
  return known(readStored('fuud_theme'));
}

/** The choice that holds: the member's while one is signed in, else the device's: a theme, or the system's. */
export function readThemeChoice(): ThemeChoice {
  return known(readStored('fuud_member_theme')) ?? readChosenTheme() ?? 'system';
}

/** The theme to show: the one chosen, else what the system prefers, else light. */
export function readTheme(): Theme {
  const choice = readThemeChoice();
  if (choice !== 'system') return choice;
  return darkQuery()?.matches ? 'dark' : 'light';
}

/** Puts the class light or dark on <html>. The first script of index.html does the same before the first paint. */
export function applyTheme(theme: Theme): void {
  const { classList } = document.documentElement;
  classList.toggle('dark', theme === 'dark');
  classList.toggle('light', theme === 'light');
}

/**
 * Keeps the choice on the device and shows it at once, also when the browser refuses to keep it. Following the system
 * means that no theme is stored; a mark beside it says that this was chosen here (decision D1), see takeServerTheme.
 */
export function chooseTheme(choice: ThemeChoice): void {
  const theme = choice === 'system' ? null : choice;
  chooseStored('fuud_theme_system', theme ? null : 'true');
  chooseStored('fuud_theme', theme);
  chooseStored('fuud_member_theme', null);
  applyTheme(readTheme());
}

/**
 * The same for a member: the theme is theirs, kept beside the device's for the next page's first paint and gone with the
 * session (forgetMemberLook). To follow the system is the device's own affair (decision D1).
 */
export function chooseMemberTheme(choice: ThemeChoice): void {
  if (choice === 'system') {
    chooseTheme(choice);
    return;
  }
  chooseStored('fuud_theme_system', null);
  chooseStored('fuud_member_theme', choice);
  applyTheme(readTheme());
}

/**
 * Takes over a member's theme from the server, so that the next page starts with it. The server wins over what the
 * device had (decision D55), but only knows light and dark: a device told to follow the system goes on doing so,
 * whoever signs in, until a theme is chosen on it.
 */
export function takeServerTheme(theme: Theme): void {
  if (readStored('fuud_theme_system') === null) chooseMemberTheme(theme);
}

function subscribe(listener: () => void): () => void {
  const query = darkQuery();
  const update = () => {
    applyTheme(readTheme());
    listener();
  };
  const ends = [subscribeStored('fuud_theme', update), subscribeStored('fuud_member_theme', update)];
  query?.addEventListener('change', update);
  return () => {
    for (const end of ends) end();
    query?.removeEventListener('change', update);
  };
}

/** The theme shown, following this tab, other tabs and the system. Light while a ready-rendered page is hydrated. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, readTheme, () => 'light');
}

/** The choice a settings screen shows as made, current across components and tabs. */
export function useThemeChoice(): ThemeChoice {
  const [ofMember, ofDevice] = [useStored('fuud_member_theme'), useStored('fuud_theme')];
  return known(ofMember) ?? known(ofDevice) ?? 'system';
}
