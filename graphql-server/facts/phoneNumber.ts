import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { displayPhone } from './displayPhone';

/** A telephone number as machines dial it and as people read it. */
export interface PhoneNumber {
  /** "+13148321244" (ITU E.164); null when the text is not a valid number. */
  e164: string | null;
  /** "(314) 832-1244" */
  display: string;
}

/** The maximum number of cached telephone numbers. The pages of a list show the same numbers again and again. */
const MAX_CACHED = 20_000;
const cache = new Map<string, PhoneNumber>();

/**
 * Reads a telephone number. Returns null for no text or blank text.
 * @param phone as a source or a member wrote it; null when unknown. Without a country code, it is read as a US number.
 */
export function phoneNumber(phone: string | null): PhoneNumber | null {
  const display = displayPhone(phone?.trim() ?? null);
  if (!phone || !display) return null;
  let known = cache.get(phone);
  if (!known) {
    if (cache.size >= MAX_CACHED) cache.clear();
    const parsed = parsePhoneNumberFromString(phone, 'US');
    known = { e164: parsed?.isValid() ? parsed.number : null, display };
    cache.set(phone, known);
  }
  return known;
}
