import { z } from 'zod';
import type { Reason } from './words';

/** Control characters (line feeds and tabs among them), and Unicode's separators of lines and paragraphs. */
const CONTROL_CHARACTERS = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const plain = { reason: 'must not contain control characters' } satisfies Reason;

/** Half of a UTF-16 surrogate pair. The database would store a replacement character that nobody typed. */
const BROKEN = /\p{Cs}/u;
const unbroken = { reason: 'must not contain broken characters' } satisfies Reason;

/**
 * Characters that may be invisible (joiners, variation selectors, Hangul fillers), format characters, private use
 * characters, and line and paragraph separators. An emoji with a variation selector is refused too, because it may look
 * the same without the selector.
 */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Co}\p{Zl}\p{Zp}]/u;
const visible = { reason: 'must not contain invisible characters' } satisfies Reason;

/** One line of text for usernames. Invisible characters, such as zero-width spaces, are refused too. */
export function visibleLine(): z.ZodString {
  return line().refine((text) => !INVISIBLE.test(text), { params: visible });
}

/**
 * One line of text, trimmed and in one Unicode form (NFC). Control characters, separators of lines and broken
 * characters are refused.
 */
export function line(): z.ZodString {
  return z
    .string()
    .trim()
    .normalize('NFC')
    .refine((text) => !CONTROL_CHARACTERS.test(text), { params: plain })
    .refine((text) => !BROKEN.test(text), { params: unbroken });
}

const CONTROL_BUT_BREAKS = /[^\P{Cc}\n\t]/u;

/**
 * Text of several lines, trimmed and in one Unicode form (NFC). CRLF and CR become LF. Control characters except LF
 * and tabs are refused, and broken characters are refused too.
 */
export function paragraphs(): z.ZodString {
  return z
    .string()
    .trim()
    .normalize('NFC')
    .overwrite((text) => text.replace(/\r\n?/g, '\n'))
    .refine((text) => !CONTROL_BUT_BREAKS.test(text), { params: plain })
    .refine((text) => !BROKEN.test(text), { params: unbroken });
}

/** A null or blank value counts as absent. */
export function blankIsAbsent<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(
    (value) => (value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value),
    schema.optional(),
  );
}

/** A null or blank value clears the stored value. An absent field does not change the stored value. */
export function blankClears<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? null : value), schema.nullish());
}
