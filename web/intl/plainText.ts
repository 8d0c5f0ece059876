/** A text in lower case and without accents, to compare what people type with names. */
export const plainText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
