import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { displayPhone } from './displayPhone';

/** A telephone number as machines dial it and as people read it. */
export interface PhoneNumber {
  /** "+13148321244" (ITU E.164); null where the text is no number of that form. */
  e164: string | null;
  /** "(314) 832-1244" */
  display: string;
}

/** How many numbers are cached: pages of results need the same ones again and again. */
const KEPT = 20_000;
const kept = new Map<string, PhoneNumber>();

/** @param phone as a source or a member wrote it; a US number if it has no country code; null when unknown */
export function phoneNumber(phone: string | null): PhoneNumber | null {
  const display = displayPhone(phone?.trim() ?? null);
  if (!phone || !display) return null;
  let known = kept.get(phone);
  if (!known) {
    if (kept.size >= KEPT) kept.clear();
    const parsed = parsePhoneNumberFromString(phone, 'US');
    known = { e164: parsed?.isValid() ? parsed.number : null, display };
    kept.set(phone, known);
  }
  return known;
}
