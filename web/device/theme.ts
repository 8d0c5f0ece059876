import { useSyncExternalStore } from 'react';
import { mediaQuery } from './mediaQuery';
import { chooseStored, readStored, subscribeStored } from './storage';
import { useStored } from './useStored';

/** The two themes. */
export type Theme = 'light' | 'dark';

/** What a user may choose: one of the themes, or the theme of the system. */
export type ThemeChoice = Theme | 'system';

const darkQuery = () => mediaQuery('(prefers-color-scheme: dark)');

const known = (text: string | null): Theme | null => (text === 'light' || text === 'dark' ? text : null);

/** The theme chosen on this device, or null if the device follows the system. A member's theme does not count. */
export function readChosenTheme(): Theme | null {
  return known(readStored('fuud_theme'));
}

/** The current choice: the stored theme of a member if there is one, else the device's theme, else 'system'. */
export function readThemeChoice(): ThemeChoice {
  return known(readStored('fuud_member_theme')) ?? readChosenTheme() ?? 'system';
}

/** The theme to show: the chosen theme, else the theme that the system prefers, else light. */
export function readTheme(): Theme {
  const choice = readThemeChoice();
  if (choice !== 'system') return choice;
  return darkQuery()?.matches ? 'dark' : 'light';
}

/** Puts the class light or dark on <html>. firstPaint.js does the same before the first paint. */
export function applyTheme(theme: Theme): void {
  const { classList } = document.documentElement;
  classList.toggle('dark', theme === 'dark');
  classList.toggle('light', theme === 'light');
}

/**
 * Stores the choice on the device and shows it immediately, even if the browser refuses to store it. Deletes the stored
 * theme of a member. For the choice "system", no theme is stored. Instead, the key fuud_theme_system stores 'true' (see
 * takeServerTheme).
 */
export function chooseTheme(choice: ThemeChoice): void {
  const theme = choice === 'system' ? null : choice;
  chooseStored('fuud_theme_system', theme ? null : 'true');
  chooseStored('fuud_theme', theme);
  chooseStored('fuud_member_theme', null);
  applyTheme(readTheme());
}

/**
 * Stores and shows the choice of a member. A member's theme does not replace the stored theme of the device. It has its
 * own key and is also used after later page loads, until the session ends (forgetMemberLook) or somebody chooses a
 * theme on the device (chooseTheme). If the member chooses "system", this becomes the choice of the device.
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

/**
 * The current theme. The component renders again when the theme changes because of a choice in any tab, or because the
 * system prefers another theme. After such a change, the hook also updates the class on <html>. While the prerendered
 * page hydrates, the theme is light.
 */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, readTheme, () => 'light');
}

/** The choice to show in settings, always current in all components and tabs. */
export function useThemeChoice(): ThemeChoice {
  const [ofMember, ofDevice] = [useStored('fuud_member_theme'), useStored('fuud_theme')];
  return known(ofMember) ?? known(ofDevice) ?? 'system';
}
