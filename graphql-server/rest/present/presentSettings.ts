import type { Settings } from '../../domain/settings/Settings';

/** Settings in REST: light or dark; en, es, zh or ko, and en if none is chosen. */
export function presentSettings({ displayMode, language }: Settings) {
  return { displayMode, language: language ?? 'en' };
}
