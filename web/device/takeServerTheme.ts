import { readStored } from './storage';
import { chooseMemberTheme, type Theme } from './theme';

/**
 * Shows a member's theme from the server, and stores it for the start of the next page. The server wins over the device,
 * with one exception, because the server knows only light and dark: a device that follows the system by choice continues
 * to do so until somebody chooses a theme on it.
 */
export function takeServerTheme(theme: Theme): void {
  if (readStored('fuud_theme_system') === null) chooseMemberTheme(theme);
}
