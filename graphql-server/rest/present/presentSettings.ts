import type { Settings } from '../../domain/settings/Settings';

/** Settings in REST. displayMode is light or dark. language is en, es, zh or ko; it is en if no language is chosen. */
export function presentSettings({ displayMode, language }: Settings) {
  return { displayMode, language: language ?? 'en' };
}
