import { chooseStored, readStored } from './storage';
import { useStored } from './useStored';

/** The languages the app speaks, in the order menus show them. */
export const languages = ['en', 'es', 'zh', 'ko'] as const;

/** One of the four languages. */
export type Language = (typeof languages)[number];

const find = (text: string | null) => languages.find((language) => language === text) ?? null;

/** The device's explicit choice, or null when the reader never made one. A member's own (chooseMemberLanguage) is none. */
export function readChosenLanguage(): Language | null {
  return find(readStored('fuud_language'));
}

/**
 * The member's language while one is signed in, else the device's, else English. The browser's own language is never
 * guessed from (decision D54).
 */
export function readLanguage(): Language {
  return find(readStored('fuud_member_language')) ?? readChosenLanguage() ?? 'en';
}

/** Keeps the chosen language on the device. */
export function chooseLanguage(language: Language): void {
  chooseStored('fuud_language', language);
  chooseStored('fuud_member_language', null);
}

/**
 * The same for a member: the server's wins over the device's (decision D55), and is kept beside it, for the next page's
 * first words, until the session is gone (forgetMemberLook).
 */
export function chooseMemberLanguage(language: Language): void {
  chooseStored('fuud_member_language', language);
}

/** readChosenLanguage, current across components and tabs; null while a ready-rendered page is hydrated. */
export function useChosenLanguage(): Language | null {
  return find(useStored('fuud_language'));
}

/** The language that holds, current across components and tabs; English while a ready-rendered page is hydrated. */
export function useLanguage(): Language {
  const [ofMember, ofDevice] = [useStored('fuud_member_language'), useStored('fuud_language')];
  return find(ofMember) ?? find(ofDevice) ?? 'en';
}
