/** Only this many characters at the start of a craving are used. */
export const MAX_CHARACTERS = 500;
/** The typed craving is cut to this many UTF-16 units before its characters are checked. */
const MAX_LOOKED_AT = 20_000;
/** Control characters, lone surrogates, byte order marks, and marks that change the direction of text. */
const NOT_TEXT = /[\p{Cc}\p{Cs}\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]+/gu;

/** Puts spaces in place of characters that are not text, and cuts the craving to MAX_CHARACTERS characters. */
export function normalise(typed: string): { text: string; isCut: boolean } {
  const clean = typed.slice(0, MAX_LOOKED_AT).replace(NOT_TEXT, ' ').trim();
  if (clean.length <= MAX_CHARACTERS) return { text: clean, isCut: false };
  const characters = [...clean];
  const isCut = characters.length > MAX_CHARACTERS;
  return { text: isCut ? characters.slice(0, MAX_CHARACTERS).join('').trimEnd() : clean, isCut };
}
