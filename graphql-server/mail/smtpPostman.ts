import { createTransport } from 'nodemailer';
import { envelope, type Sender } from './envelope';
import type { Postman } from './Postman';

const SECOND = 1000;

/** A whole letter, from connecting to "taken": shorter than the first wait before another try (jobs/claimMail.ts). */
const DEADLINE = 45 * SECOND;

/**
 * Hands letters to the mail server at an smtp:// or smtps:// URL, over a connection each. What the server does not take
 * in time counts as not taken.
 */
export function smtpPostman(url: string, from: Sender): Postman {
  const transport = createTransport({
    url,
    dnsTimeout: 10 * SECOND,
    connectionTimeout: 10 * SECOND,
    greetingTimeout: 10 * SECOND,
    socketTimeout: 15 * SECOND,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(message) {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => reject(Object.assign(new Error('too slow'), { code: 'EDEADLINE' })), DEADLINE);
      });
      try {
        await Promise.race([transport.sendMail(envelope(message, from)), late]);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
