import type { SendMailOptions } from 'nodemailer';
import type { Message } from './Letter';

/** A name (may be blank) and an e-mail address. */
export interface Sender {
  name: string;
  address: string;
}

/**
 * A message in the form that nodemailer needs. Addresses are objects, so nodemailer never parses text as a list of
 * addresses.
 */
export function envelope({ to, replyTo, subject, text, html, language }: Message, from: Sender): SendMailOptions {
  return {
    from,
    to: { name: '', address: to },
    replyTo,
    subject,
    text,
    html,
    // RFC 3834: stops automatic replies (out of office) to letters without replyTo.
    headers: { 'Content-Language': language, ...(replyTo ? {} : { 'Auto-Submitted': 'auto-generated' }) },
  };
}
