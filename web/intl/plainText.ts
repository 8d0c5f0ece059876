/** Returns the text in lower case and without accents, so that typed text can be compared with names. */
export const plainText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
