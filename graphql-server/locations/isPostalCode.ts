/** Whether a text consists of five digits, with or without spaces around them: " 63101 ", but not "63101-1234". */
export const isPostalCode = (text: string): boolean => /^\s*\d{5}\s*$/.test(text);
