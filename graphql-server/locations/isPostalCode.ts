/** Exactly five digits; spaces around them are ignored: " 63101 ", but not "63101-1234" or "6310a". */
export const isPostalCode = (text: string): boolean => /^\s*\d{5}\s*$/.test(text);
