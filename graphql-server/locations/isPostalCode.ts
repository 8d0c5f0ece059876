/** Whether a text has exactly five digits. Spaces around them are allowed: " 63101 ", not "63101-1234" or "6310a". */
export const isPostalCode = (text: string): boolean => /^\s*\d{5}\s*$/.test(text);
