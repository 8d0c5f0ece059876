import type { SendMailOptions } from 'nodemailer';
import type { Message } from './Letter';

/** A name (may be blank) and an e-mail address. */
export interface Sender {
  name: string;
  address: string;
}

/** A message as nodemailer takes it. Addresses go in as objects, so that no text is read as a list of them. */
export function envelope({ to, replyTo, subject, text, html, language }: Message, from: Sender): SendMailOptions {
  return {
    from,
    to: { name: '', address: to },
    replyTo,
    subject,
    text,
    html,
    // RFC 3834: nobody's holiday notice should answer a machine; a person who can be answered may be.
    headers: { 'Content-Language': language, ...(replyTo ? {} : { 'Auto-Submitted': 'auto-generated' }) },
  };
}
