/** Matches a phone number with the code of a country other than the US: "+66 20 971 1111". */
const FOREIGN_PHONE = /^\s*\+\s*[2-9]/;
/** Matches a postcode of six to eight digits, as in Japan. A ZIP code has five digits, or nine with its extension. */
const FOREIGN_POSTCODE = /^\s*\d{6,8}\s*$/;

/**
 * Whether a place without a position is in another country, although its address names a US city. Such addresses come
 * from people who typed a famous city, such as New York, on a page about a place in Bangkok. The place counts as abroad
 * if its postcode is foreign, or if it has phone numbers and all of them are foreign.
 */
export function isAbroad(phones: readonly string[], postcode: string | null): boolean {
  const areForeign = phones.length > 0 && phones.every((phone) => FOREIGN_PHONE.test(phone));
  return areForeign || FOREIGN_POSTCODE.test(postcode ?? '');
}
