import { chooseStored, readStored } from './storage';
import { useStored } from './useStored';

/** The languages of the app, in the order in which menus show them. */
export const languages = ['en', 'es', 'zh', 'ko'] as const;

/** One of the four languages. */
export type Language = (typeof languages)[number];

const find = (text: string | null) => languages.find((language) => language === text) ?? null;

/** The language chosen on this device, or null. A member's language (chooseMemberLanguage) does not count. */
export function readChosenLanguage(): Language | null {
  return find(readStored('fuud_language'));
}

/**
 * The language of the page: the stored language of a member if there is one, else the language chosen on the device,
 * else English. The browser's language does not count.
 */
export function readLanguage(): Language {
  return find(readStored('fuud_member_language')) ?? readChosenLanguage() ?? 'en';
}

/** Stores the chosen language on the device, and deletes the stored language of a member. */
export function chooseLanguage(language: Language): void {
  chooseStored('fuud_language', language);
  chooseStored('fuud_member_language', null);
}

/**
 * Stores a member's language, which wins over the language chosen on the device. It has its own key and is also used
 * after later page loads, until the session ends (forgetMemberLook) or somebody chooses a language on the device.
 */
export function chooseMemberLanguage(language: Language): void {
  chooseStored('fuud_member_language', language);
}

/**
 * The result of readChosenLanguage, always current in all components and tabs. Null during the hydration of the
 * prerendered page.
 */
export function useChosenLanguage(): Language | null {
  return find(useStored('fuud_language'));
}

/** The result of readLanguage, always current in all components and tabs. English during the hydration. */
export function useLanguage(): Language {
  const [ofMember, ofDevice] = [useStored('fuud_member_language'), useStored('fuud_language')];
  return find(ofMember) ?? find(ofDevice) ?? 'en';
}
