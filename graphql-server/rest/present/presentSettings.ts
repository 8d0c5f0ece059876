import type { Settings } from '../../domain/settings/Settings';

/** Settings as REST shows them: light or dark, en, es, zh or ko; en where none is chosen. */
export function presentSettings({ displayMode, language }: Settings) {
  return { displayMode, language: language ?? 'en' };
}
