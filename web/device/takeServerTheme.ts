import { readStored } from './storage';
import { chooseMemberTheme, type Theme } from './theme';

/**
 * Shows the member's theme that the server returned, and stores it for the next page load. This theme is shown instead
 * of the theme chosen on the device. There is one exception: if somebody chose "follow the system" on this device, the
 * theme from the server is ignored until somebody chooses a theme here. The server cannot store "follow the system".
 */
export function takeServerTheme(theme: Theme): void {
  if (readStored('fuud_theme_system') === null) chooseMemberTheme(theme);
}
