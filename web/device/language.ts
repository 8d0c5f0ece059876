import { chooseStored, readStored } from './storage';
import { useStored } from './useStored';

/** The languages the app speaks, in the order menus show them. */
export const languages = ['en', 'es', 'zh', 'ko'] as const;

/** One of the four languages. */
export type Language = (typeof languages)[number];

const find = (text: string | null) => languages.find((language) => language === text) ?? null;

/** The device's explicit choice, or null when the reader never made one. */
export function readChosenLanguage(): Language | null {
  return find(readStored('fuud_language'));
}

/** The stored language, else English. The browser's own language is never guessed from (decision D54). */
export function readLanguage(): Language {
  return readChosenLanguage() ?? 'en';
}

/** Keeps the chosen language on the device. */
export function chooseLanguage(language: Language): void {
  chooseStored('fuud_language', language);
}

/** Takes over a member's language from the server, which wins over the device's (decision D55). */
export function takeServerLanguage(language: Language): void {
  if (language !== readChosenLanguage()) chooseLanguage(language);
}

/** The stored language, current across components and tabs; English while a ready-rendered page is hydrated. */
export function useLanguage(): Language {
  return find(useStored('fuud_language')) ?? 'en';
}
